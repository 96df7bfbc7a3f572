import { resolveRoute } from '#core/site/guard.ts';
import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { networkInformation, shouldSaveData } from '#src/shared/isomorphic/connection.ts';

/** Links in view are looked for after what the page itself needs, in milliseconds, or when the visitor scrolls, touches or points at something. */
const LINKS_DELAY = 5000;
/** Links are looked for this long after the page has changed, in milliseconds: several changes come together. */
const SETTLE_DELAY = 300;
const MAX_PAGES = 30;

/** Nothing offline, on 2g or under data saver (spec 4); on 3g only what is touched. A browser that does not report its network counts as fast. */
export function prefetchMode(): 'view' | 'touch' | 'none' {
  if (shouldSaveData()) return 'none';
  return networkInformation()?.effectiveType === '3g' ? 'touch' : 'view';
}

/**
 * Loads what links lead to before they are followed: one page in view after another, when the browser is idle, and at once what is pointed
 * at, focused or touched.
 * @param loadForFirst Loads what the first navigation to a list needs, whichever it is.
 * @param loadPage Loads what the navigation to the page at a path needs: code, messages, data.
 */
export function startPrefetch(loadForFirst: () => Promise<unknown>, loadPage: (path: string) => Promise<unknown>): void {
  /** Links and their paths: several of a page may lead to one. */
  const inView = new Map<Element, string>();
  const prefetched = new Set<string>();
  let isBusy = false;
  let isFirst = true;

  const prefetch = async (path: string) => {
    if (prefetched.has(path) || prefetched.size >= MAX_PAGES) return;
    prefetched.add(path);
    try {
      await loadPage(path);
    } catch {
      // Following the link says what has failed. It is tried again when it is touched, or comes into view again.
      prefetched.delete(path);
      for (const [link, to] of inView) if (to === path) inView.delete(link);
    }
  };
  const prefetchNext = async () => {
    if (isBusy || prefetchMode() !== 'view') return;
    isBusy = true;
    if (isFirst) {
      isFirst = false;
      await loadForFirst().catch(() => undefined);
    }
    const path = (await isWorkerChanging()) ? undefined : [...inView.values()].find((one) => !prefetched.has(one));
    if (path && prefetched.size < MAX_PAGES) {
      await prefetch(path);
      prefetchWhenIdle();
    }
    isBusy = false;
  };
  const prefetchWhenIdle = () => whenIdle(() => void prefetchNext());
  prefetchWhenIdle();

  networkInformation()?.addEventListener('change', prefetchWhenIdle);
  addEventListener('online', prefetchWhenIdle);
  // The worker of a first visit is there, or a new one has taken over.
  navigator.serviceWorker?.addEventListener('controllerchange', prefetchWhenIdle);

  const onIntent =
    (isTouched: boolean) =>
    ({ target }: Pick<Event, 'target'>) => {
      const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      const path = link && pagePathOf(link);
      const mode = prefetchMode();
      if (path && (mode === 'view' || (mode === 'touch' && isTouched))) void prefetch(path);
    };
  // What was pointed at or focused before the app ran.
  for (const link of document.querySelectorAll('a[href]:is(:hover, :focus-visible)')) onIntent(false)({ target: link });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onIntent(false), { passive: true });
  for (const type of ['touchstart', 'pointerdown']) addEventListener(type, onIntent(true), { passive: true });

  afterDelay(() =>
    watchLinks((link, path) => {
      inView.delete(link);
      if (!path) return;
      inView.set(link, path);
      prefetchWhenIdle();
    }),
  );
}

/** Runs once, after the delay or at the first sign of the visitor. */
function afterDelay(run: () => void): void {
  const events = ['pointerover', 'touchstart', 'scroll'];
  const start = () => {
    clearTimeout(timer);
    for (const type of events) removeEventListener(type, start);
    run();
  };
  const timer = setTimeout(start, LINKS_DELAY);
  for (const type of events) addEventListener(type, start, { passive: true });
}

/** Reports links that come into view with the page that they lead to, those that leave it without, and looks for links again whenever the page has changed. */
function watchLinks(report: (link: Element, path: string | undefined) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // Links of a closed menu have a place on the screen, but are not seen.
        const isSeen = isIntersecting && target.checkVisibility({ visibilityProperty: true });
        report(target, isSeen ? pagePathOf(target as HTMLAnchorElement) : undefined);
      }
    },
    { rootMargin: '64px' },
  );
  const known = new WeakSet<Element>();
  const findLinks = () => {
    for (const link of document.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      observer.observe(link);
    }
  };
  let timer = 0;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = window.setTimeout(findLinks, SETTLE_DELAY);
  }).observe(document.body, { childList: true, subtree: true });
  findLinks();
}

/** The path of the page that a link leads to; undefined where it leads to another site, a file, an address with a query, or this page. */
function pagePathOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.search || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const { pathname } = link;
  const match = resolveRoute(pathname);
  return pathname !== location.pathname && match.kind === 'page' && match.status === 200 ? pathname : undefined;
}

/** While a worker is installed or waits, what the page fetches would be of the build before, or delay the installation. */
async function isWorkerChanging(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration !== undefined && (registration.installing !== null || registration.waiting !== null);
}
