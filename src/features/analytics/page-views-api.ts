import type { PageView } from '#core/analytics/page-view.ts';
import { api } from '#src/api/base.ts';

export const { countPageView } = api.injectEndpoints({
  endpoints: (build) => ({
    countPageView: build.mutation<null, PageView>({
      // It goes on when the visitor leaves the page meanwhile.
      query: (body) => ({ url: '/page-views', method: 'POST', body, keepalive: true }),
    }),
  }),
}).endpoints;
