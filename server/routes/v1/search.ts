import type { FastifyInstance } from 'fastify';
import { createParameterProblem } from '../../../core/api/parameter-problem.ts';
import { readSearchQuery } from '../../../core/search/read-search-query.ts';
import { search } from '../../../core/search/search.ts';
import { LOCALES } from '../../../core/site/locales.ts';
import { sendJson } from '../../answers/send-json.ts';
import type { RequestRate } from '../../config.ts';
import { createRequestCounter } from '../../count-requests.ts';
import { type ProblemFields, sendProblem } from '../../problem.ts';
import { readLocale, readSearchParams } from '../../request-params.ts';
import type { SearchStore } from '../../search-store.ts';

/**
 * Registers `GET /search` (spec 7). `locale` and `q` are required; errors are reported all at once. An IP address that searches more often
 * than the rate allows is answered with 429 and Retry-After.
 */
export function registerSearch(api: FastifyInstance, store: SearchStore, rate: RequestRate): void {
  // So that the first search does not have to wait for the index.
  api.addHook('onListen', async () => {
    for (const locale of LOCALES) await store.getIndex(locale).catch(() => undefined);
  });
  api.register(async (scope) => {
    const count = await createRequestCounter(scope, rate);
    scope.get('/search', async (request, reply) => {
      const seconds = await count(request);
      if (seconds !== undefined) return sendProblem(reply.header('retry-after', seconds), createTooManyRequests(rate, seconds));
      const params = readSearchParams(request.url);
      const { locale, errors } = readLocale(params);
      const parsed = readSearchQuery(params);
      errors.push(...parsed.errors);
      if (errors.length > 0) return sendProblem(reply, createParameterProblem(errors));
      return sendJson(request, reply, JSON.stringify(search(await store.getIndex(locale), parsed.query)));
    });
  });
}

function createTooManyRequests({ max, within }: RequestRate, seconds: number): ProblemFields {
  const detail = `One address may search ${max} times in ${within / 1000} seconds: try again in ${seconds} seconds.`;
  return { status: 429, title: 'Too Many Requests', detail };
}
