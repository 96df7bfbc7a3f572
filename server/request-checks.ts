import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RequestRate } from './config.ts';
import { ProblemError } from './problem.ts';

/** Counts a request. Returns the seconds that its IP address has to wait when it sent too many, else undefined. */
export type RequestCounter = (request: FastifyRequest) => Promise<number | undefined>;

/** Addresses that are remembered; whoever counts longest ago is forgotten first. 7 MB when all of them have asked. */
const MAX_ADDRESSES = 50_000;

/** Counts requests by IP address (IPv6: by /64), in this process. @param scope Of the routes counted together; one counter each. */
export async function createRequestCounter(scope: FastifyInstance, { max, within }: RequestRate): Promise<RequestCounter> {
  await scope.register(rateLimit, { global: false, max, timeWindow: within, store: MonotonicStore });
  const count = scope.createRateLimit();
  return async (request) => {
    const limit = await count(request);
    return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : undefined;
  };
}

/** The refusal of a request that is one too many. @param allowed What an address may do in the time of the rate: `search 120 times`. */
export function createTooMany(allowed: string, { within }: RequestRate, seconds: number): ProblemError {
  const detail = `One address may ${allowed} in ${within / 1000} seconds: try again in ${seconds} seconds.`;
  return new ProblemError(429, 'Too Many Requests', detail);
}

/** Counts by a clock that nobody can set: with the time of day, a correction of the clock would shut addresses out for as long. */
class MonotonicStore implements FastifyRateLimitStore {
  // Not `max`: for that many entries the room would be taken, and filled, when the server starts.
  readonly #counts = new LRUCache<string, { current: number; start: number }>({ maxSize: MAX_ADDRESSES, sizeCalculation: () => 1 });

  incr(key: string, callback: (error: Error | null, result: { current: number; ttl: number }) => void, within: number): void {
    const now = performance.now();
    const known = this.#counts.get(key);
    const { current, start } = known && now < known.start + within ? known : { current: 0, start: now };
    this.#counts.set(key, { current: current + 1, start });
    callback(null, { current: current + 1, ttl: Math.ceil(start + within - now) });
  }

  child(): this {
    return this;
  }
}

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
