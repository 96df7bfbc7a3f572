import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestRate } from './config.ts';

/** Counts a request. Returns the seconds that its IP address has to wait when it sent too many, else undefined. */
export type RequestCounter = (request: FastifyRequest) => Promise<number | undefined>;

/**
 * Creates a counter of requests by IP address, in this process only. All addresses of one IPv6 /64 network count as one.
 * @param scope The Fastify scope of the routes that are counted together. Two counters cannot share one.
 */
export async function createRequestCounter(scope: FastifyInstance, { max, within }: RequestRate): Promise<RequestCounter> {
  await scope.register(rateLimit, { global: false, max, timeWindow: within });
  const count = scope.createRateLimit();
  return async (request) => {
    const limit = await count(request);
    return !limit.isAllowed && limit.isExceeded ? limit.ttlInSeconds : undefined;
  };
}
