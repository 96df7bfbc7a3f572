import { resolveRoute } from '#core/site/guard.ts';
import { getPage } from '#core/site/pages.ts';
import { hasModifier, isComposing } from '#src/shared/dom/keys.ts';
import { sendToServiceWorker } from '#src/shared/dom/service-worker-messages.ts';
import { shouldSaveData } from '#src/shared/isomorphic/connection.ts';
import { findOverlay } from '../overlays/overlay-table.ts';

/** Where a click on a link of the site leads: a new address, or an overlay of the page one is on. */
export interface LinkTarget {
  to: string;
  /** The address opens an overlay, at this part of its text where the link names one. */
  overlay?: { anchor?: string };
  /** The page stays where it is scrolled to. */
  keepsScroll: boolean;
}

type Navigate = (target: LinkTarget, link: HTMLAnchorElement) => void;

/** The installed app has one window and no way back from a file that takes it. */
const INSTALLED = '(display-mode: standalone)';

/**
 * The one listener for clicks on links: compiled Markdown and brand texts hold plain `<a>` elements, and so does every component,
 * complete before the app runs. Links to files, other sites, other windows, and clicks that somebody has handled are left alone.
 */
export function listenToLinks(navigate: Navigate, openPdf: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (link?.origin === location.origin && /\.pdf$/i.test(link.pathname) && matchMedia(INSTALLED).matches) {
      event.preventDefault();
      openPdf(link);
      return;
    }
    if (link?.origin === location.origin && link.hasAttribute('download')) {
      // It is fetched a second time, which a visitor who saves data has not asked for.
      if (!shouldSaveData()) void sendToServiceWorker({ type: 'DOWNLOADED', path: link.pathname });
      return;
    }
    if (!link || link.origin !== location.origin || (link.target && link.target !== '_self')) return;
    const target = readTarget(link);
    if (!target) return;
    event.preventDefault();
    const isShown = target.to === location.pathname + location.search + location.hash;
    if (!isShown || target.overlay?.anchor) navigate(target, link);
    else if (!target.overlay) scrollTo({ top: 0 });
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

function readTarget(link: HTMLAnchorElement): LinkTarget | undefined {
  const address = link.pathname + link.search;
  // Files (feeds, PDFs, pictures) have an ending; pages have none.
  if (/\.\w+$/.test(link.pathname) || link.pathname.startsWith('/api/')) return undefined;
  const isSamePath = link.pathname === location.pathname;
  if (link.hash && isSamePath && link.search === location.search) {
    // A part of the page is the browser's matter, or that of the tabs that hold it.
    return isOverlay(link) ? { to: address + link.hash, overlay: {}, keepsScroll: true } : undefined;
  }
  const match = resolveRoute(address);
  if (match.kind === 'redirect') return { to: match.to, keepsScroll: false };
  const page = getPage(match.page);
  // A search with a question has a page of results; a link to the other language leads to the page itself.
  if (page.overlay && !link.search && match.locale === document.documentElement.lang && !isSamePath) {
    const anchor = link.hash.slice(1);
    return { to: `${location.pathname}${location.search}#${page.id}`, overlay: { ...(anchor && { anchor }) }, keepsScroll: true };
  }
  // Another query is another part of a list; the address without its hash is the top of the page.
  const isOtherQuery = isSamePath && link.search !== location.search;
  return { to: address + link.hash, keepsScroll: isOtherQuery || page.keepScroll === true };
}

function isOverlay({ pathname, hash }: HTMLAnchorElement): boolean {
  const match = resolveRoute(pathname);
  return match.kind === 'page' && findOverlay(hash, match.page) !== undefined;
}

/**
 * What a visitor does once happens once. The second click of a double click would follow a link of the next page; Enter that is held would
 * send a form again and again.
 */
export function actOnce(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** Where the visitor was at the first click. */
  let address = '';
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2) address = location.href;
    else if (address !== location.href) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat && !isComposing(event) && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  };
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  return () => listening.abort();
}
