import type { FastifyInstance } from 'fastify';
import { createParameterProblem } from '../../../core/api/parameter-problem.ts';
import { readSearchQuery } from '../../../core/search/read-search-query.ts';
import { sendJson } from '../../answers/send-json.ts';
import type { RequestRate } from '../../config.ts';
import { createRequestCounter } from '../../count-requests.ts';
import { type ProblemFields, sendProblem } from '../../problem.ts';
import { readLocale, readSearchParams } from '../../request-params.ts';
import type { SearchThread } from '../../search/search-thread.ts';

/**
 * Registers `GET /search` (spec 7). `locale` and `q` are required; errors are reported all at once. An IP address that searches more often
 * than the rate allows is answered with 429 and Retry-After; while too many searches wait, all are answered with 503.
 */
export function registerSearch(api: FastifyInstance, thread: SearchThread, rate: RequestRate): void {
  // So that the first search does not have to wait for the index.
  api.addHook('onListen', () => {
    void thread.warm();
  });
  api.addHook('onClose', () => thread.close());
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
      const answer = await thread.search(locale, parsed.query);
      return answer === undefined ? sendProblem(reply.header('retry-after', 1), BUSY) : sendJson(request, reply, answer);
    });
  });
}

const BUSY: ProblemFields = { status: 503, title: 'Service Unavailable', detail: 'Too many searches wait: try again in a second.' };

function createTooManyRequests({ max, within }: RequestRate, seconds: number): ProblemFields {
  const detail = `One address may search ${max} times in ${within / 1000} seconds: try again in ${seconds} seconds.`;
  return { status: 429, title: 'Too Many Requests', detail };
}
