import type { Database } from '../db/open-database.ts';
import type { VitalTable } from '../db/tables.ts';
import { type Counter, type CounterOptions, createCounter } from './counter.ts';

export type VitalRow = Omit<VitalTable, 'day' | 'samples'>;
export type VitalCounts = Counter<VitalRow>;

/** SQLite takes 32,766 parameters in a statement, and a row has 12. */
const MAX_ROWS = 1000;
const KEY = [
  'day',
  'build',
  'page',
  'locale',
  'metric',
  'navigation',
  'source',
  'connection',
  'has_worker',
  'saves_data',
  'bucket',
] as const satisfies (keyof VitalTable)[];

/**
 * Keeps the figures of real visits as histograms by day (Seoul): how many samples fell into each bucket of a figure
 * (core/analytics/histogram.ts), and nothing of who visited. Counts of several servers on one database add up.
 */
export function openVitalCounts({ db }: Database, options: CounterOptions): VitalCounts {
  return createCounter(async (sums) => {
    const rows = sums.map(({ count, ...row }) => ({ ...row, samples: count }));
    await db.transaction().execute(async (transaction) => {
      for (let at = 0; at < rows.length; at += MAX_ROWS)
        await transaction
          .insertInto('vitals')
          .values(rows.slice(at, at + MAX_ROWS))
          .onConflict((conflict) =>
            conflict.columns(KEY).doUpdateSet((set) => ({ samples: set('vitals.samples', '+', set.ref('excluded.samples')) })),
          )
          .execute();
    });
  }, options);
}
