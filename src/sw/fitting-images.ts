import { isSaving } from '#src/lib/any/connection.ts';
import { CACHES, find } from './caches.ts';
import { ownChoice } from './own-choice.ts';

/** The server names the smaller picture that it gave under data saver here. */
const SMALLER = 'content-location';

/**
 * Pictures under data saver (design 8). The browser's own word reaches the server with every request; the visitor's is
 * added here. A small copy does while data is to be saved; later it gives way to the picture itself, except offline.
 */
export const fittingImages = {
  async requestWillFetch({ request }: { request: Request }): Promise<Request> {
    const own = await ownChoice();
    if (!own) return request;
    const accept = request.headers.get('accept') ?? '*/*';
    // A page's request for a picture takes no header of ours. A browser that saves data says so whatever we say: the address has to.
    return own === 'true'
      ? new Request(request.url, { headers: { accept, 'save-data': 'on' } })
      : new Request(`${request.url}?full`, { headers: { accept } });
  },
  async cachedResponseWillBeUsed({ cachedResponse }: { cachedResponse?: Response }): Promise<Response | undefined> {
    const isSmall = cachedResponse?.headers.has(SMALLER) === true;
    return isSmall && !isSaving(await ownChoice()) ? undefined : cachedResponse;
  },
  async handlerDidError({ request }: { request: Request }): Promise<Response | undefined> {
    return find(CACHES.images, request.url);
  },
};
