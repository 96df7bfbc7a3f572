import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this site or from no page (against CSRF): by `Origin` or `Sec-Fetch-Site`, else by `Referer`,
 * which old in-app browsers send.
 * @param publicOrigin The site's own origin: a proxy may change the Host header.
 */
export function isOwnRequest({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicOrigin: string): boolean {
  const { origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && origin !== 'null') return isOwn(origin, host, publicOrigin);
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (referer !== undefined) return isOwn(referer, host, publicOrigin);
  return origin === undefined;
}

/** Compares hosts, not schemes: behind a proxy that terminates TLS the server itself uses http. */
function isOwn(address: string, host: string, publicOrigin: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return false;
  return url.origin === publicOrigin || removePort(url.host) === removePort(host.toLowerCase());
}

const removePort = (host: string) => host.replace(/:(?:80|443)$/, '');
