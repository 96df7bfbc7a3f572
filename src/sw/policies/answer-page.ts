import { resolveRoute } from '#core/site/guard.ts';
import type { Locale } from '#core/site/locales.ts';
import { findCopy } from '../caches/find-copy.ts';
import { isOurDocument, isPrivate, isStorable } from '../caches/storable.ts';
import { CACHES, find, isRecent, store, storePage } from '../caches/stored-responses.ts';
import { findInKit } from '../kit/find-in-kit.ts';
import { notifyOfDocument, notifyPages } from '../network-status.ts';
import { answerOfflinePage } from '../offline-page.ts';
import { TIMEOUT_WITHOUT_COPY, timeoutWithCopy, withTimeout } from '../time-limits.ts';

type FindOfflinePage = (locale: Locale) => Promise<Response | undefined>;

/**
 * A navigation: the network, within a timeout; else the newest copy of that very address (`findCopy`); else the offline page of its locale.
 * Where there is a copy, only an answer of the site itself goes before it.
 */
export async function answerPage(event: FetchEvent, findOfflinePage: FindOfflinePage): Promise<Response> {
  const url = new URL(event.request.url);
  const path = url.pathname;
  const match = resolveRoute(path);
  const mayStore = match.kind === 'page' && !isPrivate(url);
  const stored = mayStore ? await findDocument(path, match.status) : undefined;
  const network = askNetwork(event);
  const checked = network.then((response) => checkDocument(response, path, mayStore));
  event.waitUntil(checked.catch(() => undefined));
  try {
    if (!stored) return await withTimeout(network, TIMEOUT_WITHOUT_COPY);
    // A page that breaks off or stands still halfway is no answer either: there is a whole one.
    if (!(await withTimeout(checked, timeoutWithCopy()))) throw new Error('no answer of the site');
    return await network;
  } catch (error) {
    // A navigation that the visitor stops says nothing of the network.
    if ((error as Error).name !== 'AbortError') event.waitUntil(notifyOfDocument(false, event.resultingClientId, stored));
    if (stored) return stored;
    if (match.kind === 'redirect') return Response.redirect(match.to, match.status);
    return (await answerOfflinePage(await findOfflinePage(match.locale), match.locale)) ?? Response.error();
  }
}

/** Error pages are never stored by a visit, and the kit's have their own status. */
async function findDocument(path: string, status: number): Promise<Response | undefined> {
  const copy = await findCopy(CACHES.pages, path);
  return copy && status !== 200 ? new Response(copy.body, { status, headers: copy.headers }) : copy;
}

async function askNetwork(event: FetchEvent): Promise<Response> {
  const response = await fetchOrPreload(event);
  // Where Chromium and WebKit reject a preload that fails, Firefox resolves it with an error response.
  if (response.type === 'error') throw new TypeError('the network failed');
  return response;
}

/** Resolves with whether the site itself has answered: a whole document of ours, or a redirect. Such a document is stored, and proves that the network works. */
async function checkDocument(response: Response, path: string, mayStore: boolean): Promise<boolean> {
  if (response.type === 'opaqueredirect') return true;
  if (response.status >= 500) return false;
  const copy = response.clone();
  if (!isOurDocument(await response.clone().text())) return false;
  if (mayStore && isStorable(response, path)) {
    await store(CACHES.pages, path, copy);
    await notifyPages(true);
  }
  return true;
}

/**
 * The document of a link that a page prefetches: it is stored, so that it can be opened or read offline. Where a recent copy
 * is stored already, or the offline kit has the document, there is nothing to send.
 */
export async function prefetchPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isRecent(await find(CACHES.pages, pathname)) || (await findInKit(pathname))) return new Response(null, { status: 204 });
  const response = await fetch(request);
  if (isStorable(response, pathname)) await storePage(pathname, response.clone());
  return response;
}

/** The network's answer: that of the navigation preload, where the browser has sent one. */
export async function fetchOrPreload(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}
