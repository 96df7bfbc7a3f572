import inputs from 'site:inputs';
import { hasExpectedType } from '#core/offline/expected-type.ts';
import { STATE_ELEMENT_ID } from '#core/prerender/prerendered-page.ts';

/** Only a whole, unredirected answer of our own server, of the type of its address, and without `no-store`, is ever stored. */
export function isStorable(response: Response, pathname: string): boolean {
  const isOwn = response.type === 'basic' || response.type === 'default' || (response.type === 'cors' && isAtApiOrigin(response.url));
  return (
    response.status === 200 &&
    isOwn &&
    !response.redirected &&
    hasExpectedType(pathname, response.headers.get('content-type')) &&
    !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '')
  );
}

/** An address with a secret that works once or belongs to one person: neither it nor its answer is stored. */
export function isPrivate(url: URL): boolean {
  return url.searchParams.has('token') || url.searchParams.has('code');
}

/** Workbox plugin: stores nothing that a captive portal, a filter or a careless host sent in place of the file. */
export const onlyStorable = {
  async cacheWillUpdate({ request, response }: { request: Request; response: Response }): Promise<Response | null> {
    const url = new URL(request.url);
    return isStorable(response, url.pathname) && !isPrivate(url) ? response : null;
  },
};

/** Whether an address is at our API's origin, which is the site's unless the build says otherwise (`API_BASE`). */
export function isAtApiOrigin(address: string): boolean {
  return address.startsWith(`${inputs.apiBase || location.origin}/`);
}

/** Every document of ours holds its state in this element; what a captive portal answers does not. */
const STATE_ELEMENT = `type="application/json" id="${STATE_ELEMENT_ID}"`;

export function isOurDocument(text: string): boolean {
  return text.includes(STATE_ELEMENT);
}
