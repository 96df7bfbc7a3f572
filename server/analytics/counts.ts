import type { Transaction } from 'kysely';
import type { Locale } from '../../core/site/locales.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { VITAL_SAMPLES_KEY } from '../db/migrations.ts';
import type { Database } from '../db/open-database.ts';
import type { FigureTables, VitalSampleTable } from '../db/tables.ts';
import { type Counter, type CounterOptions, createCounter } from './counter.ts';

const DAY_MS = 86_400_000;

export type PageViewCounts = Counter<{ page: string; locale: Locale }>;

const PAGE_VIEW_DAYS = 731;

/**
 * Counts page views by day (Seoul), page and locale: nothing else of a view is kept, and nothing of who opened the page. Counts of several
 * servers on one database add up. They are deleted after two years.
 */
export function openPageViewCounts({ figures }: Database, { now = Date.now, ...options }: CounterOptions): PageViewCounts {
  return createCounter(
    (sums) =>
      figures.use((db) =>
        db.transaction().execute(async (transaction) => {
          for (const rows of inStatements(sums))
            await transaction
              .insertInto('page_views')
              .values(rows.map(({ count, ...row }) => ({ ...row, views: count })))
              .onConflict((conflict) =>
                conflict
                  .columns(['day', 'page', 'locale'])
                  .doUpdateSet((set) => ({ views: set('page_views.views', '+', set.ref('excluded.views')) })),
              )
              .execute();
          await transaction
            .deleteFrom('page_views')
            .where('day', '<', dayInSeoul(now() - PAGE_VIEW_DAYS * DAY_MS))
            .execute();
        }),
      ),
    { now, ...options },
  );
}

/** SQLite takes 32,766 parameters in a statement, and a row has 5 at most. */
const MAX_ROWS = 5000;

function* inStatements<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += MAX_ROWS) yield rows.slice(at, at + MAX_ROWS);
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
/**
 * Keeps the figures of real visits as histograms by day (Seoul): how many samples of a page and figure fell into each bucket
 * (core/analytics/metrics.ts), and nothing of who visited. Counts of several servers on one database add up. Old days are deleted.
 */
export function openVitalCounts(
  { figures }: Database,
  { now = Date.now, maxDayRows = MAX_DAY_ROWS, ...options }: CounterOptions & { maxDayRows?: number },
): VitalCounts {
  return createCounter(
    (sums) =>
      figures.use((db) =>
        db.transaction().execute(async (transaction) => {
          for (const rows of inStatements(sums))
            await transaction
              .insertInto('vital_samples')
              .values(rows.map(({ count, ...row }) => ({ ...row, samples: count })))
              .onConflict((conflict) =>
                conflict
                  .columns(VITAL_SAMPLES_KEY)
                  .doUpdateSet((set) => ({ samples: set('vital_samples.samples', '+', set.ref('excluded.samples')) })),
              )
              .execute();
          for (const day of new Set(sums.map((sum) => sum.day))) await deleteRarest(transaction, day, maxDayRows);
          await transaction
            .deleteFrom('vital_samples')
            .where('day', '<', dayInSeoul(now() - VITAL_DAYS * DAY_MS))
            .execute();
        }),
      ),
    { now, ...options },
  );
}

/** Deletes what a day has beyond so many rows: those with the fewest samples, and of equal ones the last by name. */
async function deleteRarest(transaction: Transaction<FigureTables>, day: string, maxRows: number): Promise<void> {
  const { rows } = await transaction
    .selectFrom('vital_samples')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(rows) <= maxRows) return;
  await transaction
    .deleteFrom('vital_samples')
    .where('day', '=', day)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('page', 'metric', 'bucket'),
        'in',
        selectFrom('vital_samples as rare')
          .select(['rare.page', 'rare.metric', 'rare.bucket'])
          .where('rare.day', '=', day)
          .orderBy('rare.samples')
          .orderBy('rare.page', 'desc')
          .orderBy('rare.metric', 'desc')
          .orderBy('rare.bucket', 'desc')
          .limit(Number(rows) - maxRows)
          .$asTuple('page', 'metric', 'bucket'),
      ),
    )
    .execute();
}
