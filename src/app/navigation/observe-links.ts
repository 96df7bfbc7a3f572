import { resolveRoute } from '#core/site/guard.ts';

/** The path of the page that a link leads to; undefined where it leads to another site, a file, an address with a query, or this page. */
export function pagePathOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.search || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const { pathname } = link;
  const match = resolveRoute(pathname);
  return pathname !== location.pathname && match.kind === 'page' && match.status === 200 ? pathname : undefined;
}

/** Links are looked for this long after the page has changed, in milliseconds: several changes come together. */
const SETTLE_DELAY = 300;

export interface LinkListener {
  onEnter: (path: string) => void;
  onLeave: (path: string) => void;
}

/** Reports which pages the links in view lead to, and looks for links again whenever the page has changed. */
export function observeLinks({ onEnter, onLeave }: LinkListener): void {
  const inView = new Map<Element, string>();
  const leave = (link: Element) => {
    const path = inView.get(link);
    inView.delete(link);
    if (path) onLeave(path);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // Links of a closed menu have a place on the screen, but are not seen.
        const isSeen = isIntersecting && target.checkVisibility({ visibilityProperty: true });
        const path = isSeen ? pagePathOf(target as HTMLAnchorElement) : undefined;
        if (inView.get(target) === path) continue;
        leave(target);
        if (!path) continue;
        inView.set(target, path);
        onEnter(path);
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
