import { whenIdle } from '#src/shared/dom/when-idle.ts';
import { networkInformation, shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { createLinkQueue, type PrefetchMode } from './link-queue.ts';
import { observeLinks, pagePathOf } from './observe-links.ts';
import { prefetchPage } from './prefetch-page.ts';

/** Bytes that a session may spend: about sixty pages, or on a slow network, where each is touched, a dozen. */
export const PREFETCH_BUDGETS: Record<PrefetchMode, number> = { view: 1_500_000, touch: 300_000, none: 0 };

/** Nothing offline, on 2g or under data saver (spec 4); on 3g only what is touched. A browser that does not report its network counts as fast. */
export function prefetchMode(): PrefetchMode {
  if (shouldSaveData()) return 'none';
  return networkInformation()?.effectiveType === '3g' ? 'touch' : 'view';
}

/** Counts the bytes of a session, which is a tab. */
const SPENT_KEY = 'site:prefetched';

export function spentBytes(): number {
  try {
    return Number(sessionStorage.getItem(SPENT_KEY));
  } catch {
    // Where bytes cannot be counted none are spent.
    return Number.POSITIVE_INFINITY;
  }
}

export function spendBytes(bytes: number): void {
  try {
    sessionStorage.setItem(SPENT_KEY, String(spentBytes() + bytes));
  } catch {
    // As above.
  }
}

export interface PrefetchSources {
  /** Asks the API for the data that the page at a path shows. Resolves with the bytes of the answers. */
  requestData: (path: string) => Promise<number>;
  /** Loads the page's code and words into the app. */
  loadPage: (path: string) => Promise<unknown>;
  /** Loads what the first page needs that is gone to, whichever it is. */
  loadHead: () => Promise<unknown>;
}

/**
 * Fetches what links lead to before they are followed, one page at a time, when the browser is idle. A worker stores the same requests for
 * reading offline. The code of a page whose link is pointed at, touched or focused is run too.
 */
export function startPrefetch({ requestData, loadPage, loadHead }: PrefetchSources): void {
  const queue = createLinkQueue();
  const fetchedPaths = new Set<string>();
  let current: { path: string; abort: AbortController } | undefined;

  const prefetchNext = async () => {
    const mode = prefetchMode();
    const budget = PREFETCH_BUDGETS[mode] - spentBytes();
    if (current || budget <= 0 || (await isWorkerChanging()) || current) return;
    const path = queue.next(mode);
    if (path === undefined) return;
    const abort = new AbortController();
    current = { path, abort };
    const onBytes = (bytes: number) => {
      spendBytes(bytes);
      // The visitor may have chosen to save data meanwhile.
      if (prefetchMode() === 'none') abort.abort();
    };
    try {
      await loadHead();
      const isWhole = await prefetchPage(path, { requestData, budget, signal: abort.signal, onBytes });
      if (isWhole) fetchedPaths.add(path);
      loadExpected(path);
    } catch {
      // Cancelled: it may come again. A page that cannot be fetched is not asked for again.
      if (abort.signal.aborted) queue.giveBack(path);
    }
    current = undefined;
    prefetchWhenIdle();
  };
  const loadExpected = (path: string) => {
    if (!fetchedPaths.has(path) || !queue.isExpected(path) || prefetchMode() === 'none') return;
    // Following the link says what has failed.
    loadPage(path).catch(() => undefined);
  };
  const prefetchWhenIdle = () => whenIdle(() => void prefetchNext());

  const onNetworkChange = () => {
    if (prefetchMode() === 'none') current?.abort.abort();
    else prefetchWhenIdle();
  };
  networkInformation()?.addEventListener('change', onNetworkChange);
  for (const type of ['online', 'offline']) addEventListener(type, onNetworkChange);
  // The worker of a first visit is there, or a new one has taken over.
  navigator.serviceWorker?.addEventListener('controllerchange', prefetchWhenIdle);

  observeLinks({
    onEnter: (path) => {
      queue.enter(path);
      prefetchWhenIdle();
    },
    onLeave: (path) => {
      queue.leave(path);
      if (current?.path === path && !queue.isWanted(path)) current.abort.abort();
    },
  });
  const onIntent =
    (isTouched: boolean) =>
    ({ target }: Pick<Event, 'target'>) => {
      const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      const path = link && pagePathOf(link);
      if (!path) return;
      queue.expect(path, isTouched);
      loadExpected(path);
      void prefetchNext();
    };
  // What was pointed at or focused before this module was there.
  for (const link of document.querySelectorAll('a[href]:is(:hover, :focus-visible)')) onIntent(false)({ target: link });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onIntent(false), { passive: true });
  for (const type of ['touchstart', 'pointerdown']) addEventListener(type, onIntent(true), { passive: true });
}

/** While a worker is installed or waits, what the page fetches would be of the build before, or delay the installation. */
async function isWorkerChanging(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration !== undefined && (registration.installing !== null || registration.waiting !== null);
}
