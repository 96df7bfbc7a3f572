import type { Locale } from '../../core/site/locales.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { VITAL_SAMPLES_KEY } from '../db/migrations.ts';
import type { Database } from '../db/open-database.ts';
import type { VitalSampleTable } from '../db/tables.ts';
import { type Counter, type CounterOptions, createCounter } from './counter.ts';

const DAY_MS = 86_400_000;

export type PageViewCounts = Counter<{ page: string; locale: Locale }>;

const PAGE_VIEW_DAYS = 731;

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
        .where('day', '<', dayInSeoul(now() - PAGE_VIEW_DAYS * DAY_MS))
        .execute();
    },
    { now, ...options },
  );
}

export type VitalRow = Omit<VitalSampleTable, 'day' | 'samples'>;
export type VitalCounts = Counter<VitalRow>;

/** Longer than anybody looks back. */
const VITAL_DAYS = 92;
/**
 * Rows of a day: several times what visitors bring about. Made-up figures could fill each bucket of each page, so beyond it the rarest rows
 * of the day go.
 */
const MAX_DAY_ROWS = 50_000;
/** SQLite takes 32,766 parameters in a statement, and a row has 5. */
const MAX_ROWS = 5000;

/**
 * Keeps the figures of real visits as histograms by day (Seoul): how many samples of a page and figure fell into each bucket
 * (core/analytics/metrics.ts), and nothing of who visited. Counts of several servers on one database add up. Old days are deleted.
 */
export function openVitalCounts(
  { db }: Database,
  { now = Date.now, maxDayRows = MAX_DAY_ROWS, ...options }: CounterOptions & { maxDayRows?: number },
): VitalCounts {
  return createCounter(
    async (sums) => {
      const rows = sums.map(({ count, ...sum }): VitalSampleTable => ({ ...sum, samples: count }));
      await db.transaction().execute(async (transaction) => {
        for (let at = 0; at < rows.length; at += MAX_ROWS)
          await transaction
            .insertInto('vital_samples')
            .values(rows.slice(at, at + MAX_ROWS))
            .onConflict((conflict) =>
              conflict
                .columns(VITAL_SAMPLES_KEY)
                .doUpdateSet((set) => ({ samples: set('vital_samples.samples', '+', set.ref('excluded.samples')) })),
            )
            .execute();
        for (const day of new Set(rows.map((row) => row.day)))
          await transaction
            .deleteFrom('vital_samples')
            .where('day', '=', day)
            .where('samples', '<=', (query) =>
              query
                .selectFrom('vital_samples as common')
                .select('common.samples')
                .where('common.day', '=', day)
                .orderBy('common.samples', 'desc')
                .offset(maxDayRows)
                .limit(1),
            )
            .execute();
        await transaction
          .deleteFrom('vital_samples')
          .where('day', '<', dayInSeoul(now() - VITAL_DAYS * DAY_MS))
          .execute();
      });
    },
    { now, ...options },
  );
}
