import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made by our own pages, or by no page at all. A browser says who asks by `Origin`, or by
 * `Sec-Fetch-Site`; of one that says neither, `Referer` tells, or nothing. `publicOrigin`: the site's address, for a
 * proxy that hides it from us.
 */
export function isOwnRequest({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicOrigin: string): boolean {
  const { origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin !== 'null') return isOwn(origin, host, publicOrigin);
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === 'null') return false;
  return referer === undefined || isOwn(referer, host, publicOrigin);
}

/** The scheme is not compared: behind a proxy that speaks https for us, ours is http. */
function isOwn(address: string, host: string, publicOrigin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return false;
  return url.origin === publicOrigin || bare(url.host) === bare(host.toLowerCase());
}

const bare = (host: string) => host.replace(/:(?:80|443)$/, '');
