import type { PageView } from '#core/analytics/page-view.ts';
import type { Vitals } from '#core/analytics/vital.ts';
import { api } from '#src/api/base.ts';

// `keepalive`: the request goes on when the visitor leaves the page meanwhile.
export const { countPageView, countVitals } = api.injectEndpoints({
  endpoints: (build) => ({
    countPageView: build.mutation<null, PageView>({
      query: (body) => ({ url: '/page-views', method: 'POST', body, keepalive: true }),
    }),
    countVitals: build.mutation<null, Vitals>({
      query: (body) => ({ url: '/vitals', method: 'POST', body, keepalive: true }),
    }),
  }),
}).endpoints;

/** Whether a message has arrived, or will never be taken: then it need not be sent again. */
export function isSettled({ error }: { error?: unknown } = {}): boolean {
  if (!error) return true;
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}
