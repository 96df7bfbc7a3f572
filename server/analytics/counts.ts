import { sql, type Transaction } from 'kysely';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import type { Database } from '../db/open-database.ts';
import { FIGURE_KEYS, type FigureTables } from '../db/tables.ts';
import { type Counter, type CounterOptions, createCounter } from './counter.ts';

const DAY_MS = 86_400_000;
/** SQLite takes 32,766 parameters in a statement. */
const MAX_ROWS = 4000;

/** How long days are kept: longer than anybody looks back. */
const KEPT_DAYS = { page_views: 731, vital_samples: 92 };
const COUNTED = { page_views: 'views', vital_samples: 'samples' } as const;

type Row<Table extends keyof FigureTables> = Omit<FigureTables[Table], 'day' | (typeof COUNTED)[Table]>;

export type PageViewCounts = Counter<Row<'page_views'>>;
export type VitalRow = Row<'vital_samples'>;
export type VitalCounts = Counter<VitalRow>;

/**
 * Counts rows of a table by day (Seoul): how often pages were opened, or how many figures of visits fell into each bucket
 * (core/analytics/metrics.ts). Nothing of who visited is kept. Counts of several servers on one database add up.
 */
export function openCounts<Table extends keyof FigureTables>(
  { figures }: Database,
  table: Table,
  { now = Date.now, ...options }: CounterOptions,
): Counter<Row<Table>> {
  return createCounter((sums) => figures.use((db) => db.transaction().execute((trx) => write(trx as never, table, sums, now()))), {
    now,
    ...options,
  });
}

async function write(
  trx: Transaction<Record<string, Record<string, unknown>>>,
  table: keyof FigureTables,
  sums: readonly { count: number }[],
  now: number,
): Promise<void> {
  const counted = COUNTED[table];
  const sum = sql`${sql.ref(`${table}.${counted}`)} + ${sql.ref(`excluded.${counted}`)}`;
  for (let at = 0; at < sums.length; at += MAX_ROWS)
    await trx
      .insertInto(table)
      .values(sums.slice(at, at + MAX_ROWS).map(({ count, ...row }) => ({ ...row, [counted]: count })))
      .onConflict((conflict) => conflict.columns([...FIGURE_KEYS[table]]).doUpdateSet({ [counted]: sum }))
      .execute();
  await trx
    .deleteFrom(table)
    .where('day', '<', dayInSeoul(now - KEPT_DAYS[table] * DAY_MS))
    .execute();
}
