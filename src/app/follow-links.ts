import type { BrowserHistory } from '@remix-run/router';
import { guard } from '#core/site/guard.ts';
import { pageOf } from '#core/site/pages.ts';

/**
 * One listener for every link of the site, so that links are plain `<a href>`: complete before the app runs,
 * and the same in a post's body as in the menu.
 */
export function followLinks(history: BrowserHistory): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
    if (!link || link.origin !== location.origin || link.hasAttribute('download') || (link.target && link.target !== '_self')) return;
    // Files (feeds, PDFs, pictures) have an ending; pages have none.
    if (/\.\w+$/.test(link.pathname) || link.pathname.startsWith('/api/')) return;
    const address = link.pathname + link.search;
    const here = location.pathname + location.search;
    if (address === here && link.hash) return;
    const verdict = guard(address);
    event.preventDefault();
    const to = verdict.kind === 'redirect' ? verdict.to : address + link.hash;
    // The page one is on: its top.
    if (to === here) scrollTo({ top: 0 });
    // With a question it is the results' page; in another language the page itself.
    else if (verdict.kind === 'page' && pageOf(verdict.page).overlay && !link.search && !link.hreflang) history.push(to, { overlay: true });
    else history.push(to);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
