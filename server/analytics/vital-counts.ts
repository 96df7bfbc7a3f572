import type { Transaction } from 'kysely';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { VITALS_KEY } from '../db/figure-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables, VitalTable } from '../db/tables.ts';
import { type Counted, type Counter, type CounterOptions, createCounter } from './counter.ts';

export type VitalRow = Omit<VitalTable, 'day' | 'samples'>;
export type VitalCounts = Counter<VitalRow>;

/** SQLite takes 32,766 parameters in a statement, and a row has 12. */
const MAX_ROWS = 1000;
/** A day has no more rows, whatever is sent: what comes after them is counted without its circumstances. A row takes some 170 bytes. */
const MAX_ROWS_A_DAY = 20_000;
/** Longer than anybody looks back. */
const KEPT_DAYS = 92;
const DAY_MS = 86_400_000;
const FOLDED = {
  build: 'unknown',
  page: 'unknown',
  navigation: 'unknown',
  source: 'unknown',
  connection: 'unknown',
  has_worker: 0,
  saves_data: 0,
} as const satisfies Partial<VitalRow>;
export interface VitalCountOptions extends CounterOptions {
  maxRowsADay?: number;
}

/**
 * Keeps the figures of real visits as histograms by day (Seoul): how many samples fell into each bucket of a figure
 * (core/analytics/histogram.ts), and nothing of who visited. Counts of several servers on one database add up. Old days are deleted.
 */
export function openVitalCounts(
  { db }: Database,
  { maxRowsADay = MAX_ROWS_A_DAY, now = Date.now, ...options }: VitalCountOptions,
): VitalCounts {
  return createCounter(
    async (sums) => {
      await db.transaction().execute(async (transaction) => {
        const rows = foldRows(sums, await listFullDays(transaction, sums, maxRowsADay));
        for (let at = 0; at < rows.length; at += MAX_ROWS)
          await transaction
            .insertInto('vitals')
            .values(rows.slice(at, at + MAX_ROWS))
            .onConflict((conflict) =>
              conflict.columns(VITALS_KEY).doUpdateSet((set) => ({ samples: set('vitals.samples', '+', set.ref('excluded.samples')) })),
            )
            .execute();
        await transaction
          .deleteFrom('vitals')
          .where('day', '<', dayInSeoul(now() - KEPT_DAYS * DAY_MS))
          .execute();
      });
    },
    { now, ...options },
  );
}

async function listFullDays(
  transaction: Transaction<Tables>,
  sums: readonly { day: string }[],
  maxRowsADay: number,
): Promise<ReadonlySet<string>> {
  const days = await transaction
    .selectFrom('vitals')
    .select('day')
    .where('day', 'in', [...new Set(sums.map(({ day }) => day))])
    .groupBy('day')
    .having(({ fn }) => fn.countAll(), '>=', maxRowsADay)
    .execute();
  return new Set(days.map(({ day }) => day));
}

/** The rows of full days without their circumstances, equal ones in one. */
function foldRows(sums: readonly Counted<VitalRow>[], fullDays: ReadonlySet<string>): VitalTable[] {
  const rows = new Map<string, VitalTable>();
  for (const { count, ...sum } of sums) {
    const row = { ...sum, ...(fullDays.has(sum.day) && FOLDED), samples: count };
    const key = JSON.stringify(VITALS_KEY.map((column) => row[column]));
    const equal = rows.get(key);
    if (equal) equal.samples += count;
    else rows.set(key, row);
  }
  return [...rows.values()];
}
