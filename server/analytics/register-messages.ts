import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { CurrentBuild } from '../build-files.ts';
import type { RequestRate } from '../config.ts';
import { isOwnRequest } from '../contact/is-own-request.ts';
import { createRequestCounter } from '../count-requests.ts';
import { sendProblem } from '../problem.ts';

export interface MessageRoute<Schema extends v.GenericSchema> {
  path: string;
  schema: Schema;
  /** In bytes. */
  bodyLimit: number;
  /** What a message holds, for errors: `page views`. */
  noun: string;
  count: (message: v.InferOutput<Schema>) => Promise<void>;
}

/** What one who was offline for a while sends at once. Pages keep what is refused, and send it later. */
const RATE: RequestRate = { max: 60, within: 60_000 };

/**
 * Registers a route that counts what pages of this site send by POST as JSON. 204, also for a message that was counted before; problems as
 * in server/problem.ts for requests of other sites (403), too many (429), and a message that does not fit its schema (422).
 */
export function registerMessages<Schema extends v.GenericSchema>(
  api: FastifyInstance,
  build: CurrentBuild,
  { path, schema, bodyLimit, noun, count }: MessageRoute<Schema>,
): void {
  api.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    const countRequest = await createRequestCounter(scope, RATE);
    scope.post(path, { bodyLimit }, async (request, reply) => {
      if (!isOwnRequest(request, build.files.headers.origin))
        return sendProblem(reply, { status: 403, title: 'Forbidden', detail: `The pages of this site alone may send ${noun}.` });
      const seconds = await countRequest(request);
      if (seconds !== undefined) {
        const detail = `One address may send ${noun} ${RATE.max} times in ${RATE.within / 1000} seconds: try again in ${seconds} seconds.`;
        return sendProblem(reply.header('retry-after', seconds), { status: 429, title: 'Too Many Requests', detail });
      }
      const { success, output, issues } = v.safeParse(schema, request.body);
      if (!success) {
        const errors = issues.map((issue) => ({ pointer: `/${(v.getDotPath(issue) ?? '').replaceAll('.', '/')}`, detail: issue.message }));
        return sendProblem(reply, { status: 422, title: 'Unprocessable Content', detail: `These are no ${noun}.`, errors });
      }
      await count(output);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
