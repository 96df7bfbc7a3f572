import { CACHES } from '../caches/cache-names.ts';
import { isStorable } from '../caches/storable.ts';
import { storePage } from '../caches/store-page.ts';
import { find, isRecent } from '../caches/stored-responses.ts';
import { findInKit } from '../kit/find-in-kit.ts';

/**
 * The document of a link that a page prefetches: it is stored, so that it can be opened or read offline. Where a recent copy
 * is stored already, or the offline kit has the document, there is nothing to send.
 */
export async function prefetchPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (isRecent(await find(CACHES.pages, pathname)) || (await findInKit(pathname))) return new Response(null, { status: 204 });
  const response = await fetch(request);
  if (isStorable(response, pathname)) await storePage(pathname, response.clone(), true);
  return response;
}
