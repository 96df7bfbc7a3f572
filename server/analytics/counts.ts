import { sql, type Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../core/site/constants.ts';
import { dayInSeoul } from '../../core/site/dates.ts';
import type { Database } from '../db/open-database.ts';
import { FIGURE_KEYS, type FigureTables, type VisitTable } from '../db/tables.ts';

/** SQLite takes 32,766 parameters in a statement. */
const MAX_ROWS = 4000;

/** How long days are kept: longer than anybody looks back. */
const KEPT_DAYS = { views: 731, speed: 92 };

export type VisitRow = Omit<VisitTable, 'day' | 'samples'>;
export type VisitCounts = Counter<VisitRow>;

/**
 * Counts by day (Seoul) how often pages were opened, and how many figures of visits fell into each bucket (core/analytics/metrics.ts).
 * Nothing of who visited is kept. Counts of several servers on one database add up.
 */
export function openCounts({ figures }: Database, { now = Date.now, ...options }: CounterOptions): VisitCounts {
  return createCounter((sums) => figures.use((db) => db.transaction().execute((trx) => write(trx, sums, now()))), { now, ...options });
}

async function write(trx: Transaction<FigureTables>, sums: readonly Counted<VisitRow>[], now: number): Promise<void> {
  const sum = sql<number>`visits.samples + excluded.samples`;
  for (let at = 0; at < sums.length; at += MAX_ROWS)
    await trx
      .insertInto('visits')
      .values(sums.slice(at, at + MAX_ROWS).map(({ count, ...row }) => ({ ...row, samples: count })))
      .onConflict((conflict) => conflict.columns([...FIGURE_KEYS.visits]).doUpdateSet({ samples: sum }))
      .execute();
  const before = (days: number) => dayInSeoul(now - days * DAY_MS);
  await trx
    .deleteFrom('visits')
    .where(({ and, eb, or }) =>
      or([eb('day', '<', before(KEPT_DAYS.views)), and([eb('day', '<', before(KEPT_DAYS.speed)), eb('metric', '!=', 'views')])]),
    )
    .execute();
}

/** What becomes counts: sent by a page, sometimes late, sometimes twice. */
export interface Message {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
}

export interface CounterOptions {
  now?: () => number;
  /** How often what was counted is written, in milliseconds. A process that is killed loses that much. */
  interval?: number;
  /** Told the cause when writing begins to fail, and nothing more until it goes on, of which it is told by `undefined`. */
  report: (error: Error | undefined) => void;
}

export interface Counter<Row extends object> {
  /** Counts each row of a message once for the day of the message. False where the same message was counted within the last hours. */
  add(message: Message, rows: readonly Row[]): boolean;
  /** Writes what was counted to the database. Rejects when that fails; what was counted is then written the next time. */
  flush(): Promise<void>;
  /** Writes the rest. Where that fails the cause is reported: a server that ends must still end all else. */
  close(): Promise<void>;
}

/** A message that was sent twice because its answer was lost comes again within this time, or is counted twice. */
const MAX_KNOWN = 50_000;
/** A message without a connection that comes later than this is counted for the day it comes. */
const MAX_AGE_MS = 7 * 86_400_000;

/** Different rows that wait to be written. What is beyond them is not counted: only a database that fails for long lets so many wait. */
const MAX_WAITING = 20_000;

export type Counted<Row> = Row & { day: string; count: number };

/** Adds equal rows of a day (Seoul) up. @param write Adds sums to those of the database, all or none. */
export function createCounter<Row extends object>(
  write: (sums: Counted<Row>[]) => Promise<void>,
  { now = Date.now, interval = 5000, report }: CounterOptions,
): Counter<Row> {
  // Not `max`, which would take the room for all of them at the start.
  const known = new LRUCache<string, true>({ maxSize: MAX_KNOWN, sizeCalculation: () => 1 });
  let sums = new Map<string, Counted<Row>>();
  let writing = Promise.resolve();
  let isFailing = false;
  const timer = setInterval(() => flush().then(reportSuccess, reportFailure), interval).unref();

  function reportFailure(error: Error): void {
    if (!isFailing) report(error);
    isFailing = true;
  }

  function reportSuccess(): void {
    // Nothing was written where nothing waits: that proves nothing.
    if (!isFailing || sums.size > 0) return;
    isFailing = false;
    report(undefined);
  }

  function add({ id, at }: Message, rows: readonly Row[]): boolean {
    if (known.has(id)) return false;
    known.set(id, true);
    const moment = Date.parse(at);
    const isPlausible = moment <= now() && moment > now() - MAX_AGE_MS;
    const day = dayInSeoul(isPlausible ? moment : now());
    for (const row of rows) addUp({ day, ...row, count: 1 });
    return true;
  }

  function addUp(one: Counted<Row>): void {
    const { count, ...row } = one;
    const key = JSON.stringify(row);
    const sum = sums.get(key);
    if (sum) sum.count += count;
    else if (sums.size < MAX_WAITING) sums.set(key, { ...one });
  }

  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(writeAll);
    return writing;
  }

  async function writeAll(): Promise<void> {
    const written = [...sums.values()];
    sums = new Map();
    if (written.length === 0) return;
    try {
      await write(written);
    } catch (error) {
      for (const one of written) addUp(one);
      throw error;
    }
  }

  return {
    add,
    flush,
    close() {
      clearInterval(timer);
      return flush().catch(reportFailure);
    },
  };
}
