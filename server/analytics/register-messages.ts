import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CurrentBuild } from '../build-files.ts';
import type { RequestRate } from '../config.ts';
import { isOwnRequest } from '../contact/is-own-request.ts';
import { createRequestCounter } from '../count-requests.ts';
import { ProblemError, sendProblem } from '../problem.ts';
import { problem, RETRY_AFTER } from '../routes/schema.ts';

export interface MessageRoute<Schema extends v.GenericSchema> {
  path: string;
  schema: Schema;
  /** For the API's description. */
  about: { operationId: string; summary: string; description: string };
  /** In bytes. */
  bodyLimit: number;
  /** What a message holds, for errors: `page views`. */
  noun: string;
  count: (message: v.InferOutput<Schema>, request: FastifyRequest) => Promise<void>;
}

/** What one who was offline for a while sends at once. Pages keep what is refused, and send it later. */
const RATE: RequestRate = { max: 60, within: 60_000 };

const RESPONSES = {
  204: { description: 'Counted, now or before.', type: 'null' },
  400: problem('The body is no JSON.'),
  403: problem('A page of another origin asks.'),
  413: problem('The body is too large.'),
  415: problem('Not JSON.'),
  422: problem('The message does not fit its schema.'),
  429: problem('Too many from one address.', RETRY_AFTER),
};

/**
 * Registers a route that counts what pages of this site send by POST as JSON. It answers 204, also to a repeated message; 403 to other
 * sites, 429 to too many, and 422 where the schema is not met (server/problem.ts).
 */
export function registerMessages<Schema extends v.GenericSchema>(
  api: FastifyInstance,
  build: CurrentBuild,
  { path, schema, about, bodyLimit, noun, count }: MessageRoute<Schema>,
): void {
  api.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    const countRequest = await createRequestCounter(scope, RATE);
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOwnRequest(request, build.files.headers.origin))
        return sendProblem(reply, { status: 403, title: 'Forbidden', detail: `The pages of this site alone may send ${noun}.` });
      const seconds = await countRequest(request);
      if (seconds === undefined) return;
      const detail = `One address may send ${noun} ${RATE.max} times in ${RATE.within / 1000} seconds: try again in ${seconds} seconds.`;
      return sendProblem(reply.header('retry-after', seconds), { status: 429, title: 'Too Many Requests', detail });
    });
    scope.setValidatorCompiler(() => (body) => {
      const { success, output, issues } = v.safeParse(schema, body);
      if (success) return { value: output };
      const errors = issues.map((issue) => ({ pointer: `/${(v.getDotPath(issue) ?? '').replaceAll('.', '/')}`, detail: issue.message }));
      return { error: new ProblemError({ status: 422, title: 'Unprocessable Content', detail: `These are no ${noun}.`, errors }) };
    });
    const body = toJsonSchema(schema, { target: 'draft-2020-12' });
    scope.post(path, { bodyLimit, schema: { ...about, body, response: RESPONSES } }, async (request, reply) => {
      await count(request.body as v.InferOutput<Schema>, request);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
