import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { PageViewSchema, VitalsSchema } from '../../../core/analytics/messages.ts';
import { bucketOf, type Device } from '../../../core/analytics/metrics.ts';
import { resolveRoute } from '../../../core/site/guard.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../core/site/locales.ts';
import { getPage } from '../../../core/site/pages.ts';
import type { VisitCounts } from '../../analytics/counts.ts';
import type { RequestRate } from '../../config.ts';
import type { CurrentRelease } from '../../current-release.ts';
import { ProblemError, sendProblem } from '../../problem.ts';
import { createRequestCounter, createTooMany, isOwnRequest } from '../../request-checks.ts';
import { problem, RETRY_AFTER } from '../schema.ts';

/** Registers `POST /page-views` and `POST /vitals` (spec 7): they count what a visitor has agreed to (core/analytics/messages.ts). */
export function registerVisits(api: FastifyInstance, counts: VisitCounts, current: CurrentRelease): void {
  api.addHook('onClose', () => counts.close());
  registerMessages(api, current, {
    path: '/page-views',
    schema: PageViewSchema,
    about: {
      operationId: 'countPageView',
      summary: 'Count a page view',
      description:
        'Sent after consent only. Counts are kept by day, page, locale and kind of device; of the visitor nothing is kept. The same id again counts once.',
    },
    bodyLimit: 1024,
    noun: 'page views',
    count: async (view, request) => {
      const page = findPage(view.path, view.locale, current);
      counts.add(view, [{ page, locale: view.locale, device: deviceOf(request), metric: 'views', bucket: 0 }]);
    },
  });
  registerMessages(api, current, {
    path: '/vitals',
    schema: VitalsSchema,
    about: {
      operationId: 'countVitals',
      summary: 'Count how fast pages were',
      description:
        'Sent after consent only, when a document is hidden. Samples are kept as histograms by day, page, locale, figure and kind of device; ' +
        'of the visitor nothing is kept. The same id again counts once.',
    },
    bodyLimit: 16 * 1024,
    noun: 'figures of visits',
    count: async (message, request) => {
      const device = deviceOf(request);
      counts.add(
        message,
        message.values.map(({ path, metric, value }) => ({ ...findPageType(path), device, metric, bucket: bucketOf(metric, value) })),
      );
    },
  });
}

const NOT_FOUND = 'errors/404';

/** The page of a path without locale: `services/adc`, `home`. What does not exist is one page: nobody fills a table with addresses. */
function findPage(path: string, locale: Locale, current: CurrentRelease): string {
  const match = resolveRoute(path);
  if (match.kind !== 'page' || match.status !== 200 || match.locale !== locale) return NOT_FOUND;
  if (!current.release.find(path)) return NOT_FOUND;
  return path.slice(locale.length + 2) || 'home';
}

/** The page of a path with all posts of a type as one, `public/newsroom/:id`: for figures that one post has too few of. */
function findPageType(path: string): { page: string; locale: Locale } {
  const match = resolveRoute(path);
  if (match.kind !== 'page') return { page: NOT_FOUND, locale: DEFAULT_LOCALE };
  return { page: match.status === 200 ? getPage(match.page).path || 'home' : NOT_FOUND, locale: match.locale };
}

/** What the browser says of itself. */
function deviceOf({ headers }: FastifyRequest): Device {
  return /\bMobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'desktop';
}

interface MessageRoute<Schema extends v.GenericSchema> {
  path: string;
  schema: Schema;
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

/** Answers 204, also to a repeated message; 403 to other sites, 429 to too many, and 422 where the schema is not met. */
function registerMessages<Schema extends v.GenericSchema>(
  api: FastifyInstance,
  current: CurrentRelease,
  { path, schema, about, bodyLimit, noun, count }: MessageRoute<Schema>,
): void {
  api.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    const countRequest = await createRequestCounter(scope, RATE);
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOwnRequest(request, current.release.headers.origin))
        return sendProblem(reply, { status: 403, title: 'Forbidden', detail: `The pages of this site alone may send ${noun}.` });
      const seconds = await countRequest(request);
      if (seconds === undefined) return;
      const { problem } = createTooMany(`send ${noun} ${RATE.max} times`, RATE, seconds);
      return sendProblem(reply.header('retry-after', seconds), problem);
    });
    scope.setValidatorCompiler(() => (body) => {
      const { success, output, issues } = v.safeParse(schema, body);
      if (success) return { value: output };
      const errors = issues.map((issue) => ({ pointer: `/${(v.getDotPath(issue) ?? '').replaceAll('.', '/')}`, detail: issue.message }));
      return { error: new ProblemError(422, 'Unprocessable Content', `These are no ${noun}.`, errors) };
    });
    const body = toJsonSchema(schema, { target: 'draft-2020-12' });
    scope.post(path, { bodyLimit, schema: { ...about, body, response: RESPONSES } }, async (request, reply) => {
      await count(request.body as v.InferOutput<Schema>, request);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
