import type { FastifyInstance } from 'fastify';
import { PageViewSchema } from '../../../core/analytics/messages.ts';
import type { PageViewCounts } from '../../analytics/counts.ts';
import { findPage } from '../../analytics/find-page.ts';
import { registerMessages } from '../../analytics/register-messages.ts';
import type { CurrentBuild } from '../../build-files.ts';
import type { FileStore } from '../../files/file-store.ts';

export interface PageViewDeps {
  counts: PageViewCounts;
  build: CurrentBuild;
  files: FileStore;
}

/** Registers `POST /page-views` (spec 7): counts a view of a page that a visitor opened who has agreed to it. */
export function registerPageViews(api: FastifyInstance, { counts, build, files }: PageViewDeps): void {
  api.addHook('onClose', () => counts.close());
  registerMessages(api, build, {
    path: '/page-views',
    schema: PageViewSchema,
    about: {
      operationId: 'countPageView',
      summary: 'Count a page view',
      description:
        'Sent after consent only. Counts are kept by day, page and locale; of the visitor nothing is kept. The same id again counts once.',
    },
    bodyLimit: 1024,
    noun: 'page views',
    count: async (view) => {
      counts.add(view, [{ page: await findPage(view.path, view.locale, files), locale: view.locale }]);
    },
  });
}
