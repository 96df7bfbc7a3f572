import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type PageView, PageViewSchema } from '../../../core/analytics/page-view.ts';
import { resolveRoute } from '../../../core/site/guard.ts';
import type { CurrentBuild } from '../../build-files.ts';
import type { RequestRate } from '../../config.ts';
import { isOwnRequest } from '../../contact/is-own-request.ts';
import { createRequestCounter } from '../../count-requests.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { PageViewCounts } from '../../page-views/page-view-counts.ts';
import { sendProblem } from '../../problem.ts';

export interface PageViewDeps {
  counts: PageViewCounts;
  build: CurrentBuild;
  files: FileStore;
}

/** More than a visitor opens, also one who was offline for a day. */
const RATE: RequestRate = { max: 300, within: 60_000 };
const NOT_FOUND = 'errors/404';

/**
 * Registers `POST /page-views` (spec 7): counts a view of a page that a visitor opened who has agreed to it. 204, also for one that was
 * counted before.
 */
export function registerPageViews(api: FastifyInstance, { counts, build, files }: PageViewDeps): void {
  api.addHook('onClose', () => counts.close());
  api.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    const count = await createRequestCounter(scope, RATE);
    scope.post('/page-views', { bodyLimit: 1024 }, async (request, reply) => {
      if (!isOwnRequest(request, build.files.headers.origin))
        return sendProblem(reply, { status: 403, title: 'Forbidden', detail: 'Page views are taken from the pages of this site only.' });
      const seconds = await count(request);
      if (seconds !== undefined) {
        const detail = `One address may send ${RATE.max} page views in ${RATE.within / 1000} seconds: try again in ${seconds} seconds.`;
        return sendProblem(reply.header('retry-after', seconds), { status: 429, title: 'Too Many Requests', detail });
      }
      const { success, output, issues } = v.safeParse(PageViewSchema, request.body);
      if (!success) {
        const errors = issues.map((issue) => ({ pointer: `/${v.getDotPath(issue) ?? ''}`, detail: issue.message }));
        return sendProblem(reply, { status: 422, title: 'Unprocessable Content', detail: 'This is no page view.', errors });
      }
      counts.add(output, await findPage(output, files));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

/** The page of a view, without its locale. What does not exist counts as one page, so that nobody fills the table with addresses. */
async function findPage({ path, locale }: PageView, files: FileStore): Promise<string> {
  const match = resolveRoute(path);
  if (match.kind !== 'page' || match.status !== 200 || match.locale !== locale) return NOT_FOUND;
  if (!(await files.find(`${path.slice(1)}.html`))) return NOT_FOUND;
  return path.slice(locale.length + 2) || 'home';
}
