import type { Locale } from '../../core/site/locales.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import type { Database } from '../db/open-database.ts';
import { type Counter, type CounterOptions, createCounter } from './counter.ts';

export type PageViewCounts = Counter<{ page: string; locale: Locale }>;

const KEPT_DAYS = 731;
const DAY_MS = 86_400_000;

/**
 * Counts page views by day (Seoul), page and locale: nothing else of a view is kept, and nothing of who opened the page. Counts of several
 * servers on one database add up. They are deleted after two years.
 */
export function openPageViewCounts({ db }: Database, { now = Date.now, ...options }: CounterOptions): PageViewCounts {
  return createCounter(
    async (sums) => {
      await db
        .insertInto('page_views')
        .values(sums.map(({ count, ...row }) => ({ ...row, views: count })))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'locale'])
            .doUpdateSet((set) => ({ views: set('page_views.views', '+', set.ref('excluded.views')) })),
        )
        .execute();
      await db
        .deleteFrom('page_views')
        .where('day', '<', dayInSeoul(now() - KEPT_DAYS * DAY_MS))
        .execute();
    },
    { now, ...options },
  );
}
