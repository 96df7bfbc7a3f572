import type { Locale } from '../../core/site/locales.ts';
import type { Database } from '../db/open-database.ts';
import { type Counter, type CounterOptions, createCounter } from './counter.ts';

export type PageViewCounts = Counter<{ page: string; locale: Locale }>;

/**
 * Counts page views by day (Seoul), page and locale: nothing else of a view is kept, and nothing of who opened the page. Counts of several
 * servers on one database add up.
 */
export function openPageViewCounts({ db }: Database, options: CounterOptions): PageViewCounts {
  return createCounter(async (sums) => {
    await db
      .insertInto('page_views')
      .values(sums.map(({ count, ...row }) => ({ ...row, views: count })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'locale'])
          .doUpdateSet((set) => ({ views: set('page_views.views', '+', set.ref('excluded.views')) })),
      )
      .execute();
  }, options);
}
