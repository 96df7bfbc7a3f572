import { PAGES_CACHE, SAVED_CACHE } from '#core/offline/cache-names.ts';
import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { getPage, isTitledPage, PAGES, type PageId, type TitledPageId } from '#core/site/pages.ts';

export interface ReadablePage {
  path: string;
  id: TitledPageId;
}

/** Pages of a language whose documents are stored on this device, in the order of the page table; posts are left to their lists. */
export async function listReadablePages(locale: Locale): Promise<ReadablePage[]> {
  const requests = await Promise.all((await openCaches()).map((cache) => cache.keys()));
  const paths = requests.flat().map(({ url }) => new URL(url).pathname);
  const pages = [...new Set(paths)].flatMap((path) => {
    const match = resolveRoute(path);
    if (match.kind !== 'page' || match.locale !== locale || match.params.id) return [];
    const page = getPage(match.page);
    return isTitledPage(page) && !page.status ? [{ path, id: page.id }] : [];
  });
  return pages.sort((a, b) => rankOf(a.id) - rankOf(b.id));
}

const rankOf = (id: PageId) => PAGES.findIndex((page) => page.id === id);

/** Whether the document of an address is stored, so that the browser can show it without the network. */
export async function isDocumentStored(path: string): Promise<boolean> {
  const copies = await Promise.all((await openCaches()).map((cache) => cache.match(path, { ignoreVary: true })));
  return copies.some(Boolean);
}

/** The caches that the worker answers requests for documents from; none where no worker controls the page. */
async function openCaches(): Promise<Cache[]> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return [];
  return Promise.all([PAGES_CACHE, SAVED_CACHE].map((name) => caches.open(name)));
}
