/** What counts as an answer of the network, and how long one is waited for. */
import inputs from 'site:inputs';
import { STATE_ELEMENT_ID } from '#core/prerender/prerendered-page.ts';
import { networkInformation } from '#src/shared/isomorphic/connection.ts';

/** Whether the site itself has answered, be it with an error: a gateway's 5xx or a captive portal's page is no answer. */
export function isOwnAnswer(response: Response, pathname: string): boolean {
  return response.status < 500 && hasExpectedType(pathname, response.headers.get('content-type'));
}

/** Every document of ours holds its state in this element; what a captive portal answers does not. */
const STATE_ELEMENT = `type="application/json" id="${STATE_ELEMENT_ID}"`;

export function isOurDocument(text: string): boolean {
  return text.includes(STATE_ELEMENT);
}

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

/** So long a file, an offline kit or what is stored of a visit may take to come whole, in milliseconds: on a slow network too. */
export const TRANSFER_TIMEOUT = 60_000;

/** Rejects when there is no answer within so many milliseconds. The request itself goes on. */
export function withTimeout<T>(answer: Promise<T>, timeout: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** How long a page or an answer may take before a copy is used, in milliseconds; shorter where the network is known to be slow. */
const WITH_COPY = 3000;
const SLOW_WITH_COPY = 1500;
/** Where there is no copy: after this long the visitor is told. */
export const TIMEOUT_WITHOUT_COPY = 8000;

export function timeoutWithCopy(): number {
  const isSlow = /2g|3g/.test(networkInformation()?.effectiveType ?? '') || !navigator.onLine;
  return isSlow ? SLOW_WITH_COPY : WITH_COPY;
}

/** The network's answer: that of the navigation preload, where the browser has sent one. */
export async function fetchOrPreload(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  const response = preloaded ?? (await fetch(event.request));
  // Where Chromium and WebKit reject a preload that fails, Firefox resolves it with an error response.
  if (response.type === 'error') throw new TypeError('the network failed');
  return response;
}

const HTML = /^text\/html\b/;
const JSON_TYPE = /^application\/(?:\w+\+)?json\b/;

/** Content types by file extension. A response with another type is not the file, but for instance a captive portal. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:application|text)\/(?:x-)?javascript\b/,
  css: /^text\/css\b/,
  json: JSON_TYPE,
  avif: /^image\//,
  jpg: /^image\//,
  png: /^image\//,
  svg: /^image\/svg\+xml\b/,
  ico: /^image\//,
  woff2: /^(?:font\/|application\/(?:x-)?font)/,
  pdf: /^application\/pdf\b/,
  mp4: /^video\//,
  vtt: /^text\/vtt\b/,
  zip: /^application\/(?:x-)?zip\b/,
  bin: /^application\/octet-stream\b/,
};

/** True when a content type is that of the address: JSON for the API, the type of its extension for a file, HTML for pages. */
export function hasExpectedType(pathname: string, contentType: string | null): boolean {
  const extension = /\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase();
  const type = (contentType ?? '').toLowerCase();
  if (pathname.startsWith('/api/')) return JSON_TYPE.test(type);
  if (extension === undefined) return HTML.test(type);
  const expected = TYPES[extension];
  return expected ? expected.test(type) : type !== '' && !HTML.test(type);
}
