import { getDestructionTime, getUnansweredEnd } from '../../core/contact/retention.ts';
import type { Database } from '../db/open-database.ts';
import { readState, writeState } from '../db/server-state.ts';
import { destroyDue } from './destroy-personal-data.ts';

export type RetentionTimer = ReturnType<typeof startRetention>;

type RetentionContext = { database: Database; dataDir: string; now: () => number; report: (message: string) => void };

const MAX_INTERVAL_MS = 3_600_000;
const RETRY_DELAY_MS = 60_000;
/** A clock that is further ahead of the last run than any server stands still is doubted, until it has run on for an hour. */
const MAX_GAP_MS = 31 * 86_400_000;
const DOUBT_MS = 3_600_000;

/** Destroys what is due now, when the next is, and every hour. After the clock jumps by 31 days it waits an hour for correction. */
export function startRetention({ database, dataDir, now, report }: RetentionContext) {
  let isStopped = false;
  // An earlier process may have died between destroying and erasing. PostgreSQL erases such rows by its own vacuum.
  let mustErase = database.kind === 'sqlite';
  let timer: NodeJS.Timeout | undefined;
  /** When the doubt about the clock ends, by a clock that nobody can set. */
  let doubtEnds: number | undefined;
  let running = run();

  async function run(): Promise<void> {
    clearTimeout(timer);
    let delay = RETRY_DELAY_MS;
    const isErasing = mustErase;
    try {
      if (await isClockDoubtful()) {
        delay = doubtLeft();
        return;
      }
      mustErase = false;
      const { inquiries, consents } = await destroyDue(database, dataDir, now(), isErasing);
      if (inquiries + consents > 0) report(`Personal data destroyed: inquiries ${inquiries}, consents ${consents}`);
      await writeState(database.db, 'retention_at', new Date(now()).toISOString());
      delay = Math.min(MAX_INTERVAL_MS, Math.max(1, (await nextDestruction(database)) - now()));
    } catch (error) {
      mustErase = true;
      report(`Personal data that is due could not be destroyed: ${(error as Error).message}; next attempt in a minute`);
    } finally {
      if (!isStopped)
        timer = setTimeout(() => {
          running = run();
        }, delay).unref();
    }
  }

  async function isClockDoubtful(): Promise<boolean> {
    const lastRun = Date.parse((await readState(database.db, 'retention_at')) ?? '');
    // Also when there was no run yet.
    if (!(now() - lastRun > MAX_GAP_MS)) {
      doubtEnds = undefined;
      return false;
    }
    if (doubtEnds === undefined) {
      doubtEnds = performance.now() + DOUBT_MS;
      report(
        `The clock says ${new Date(now()).toISOString()}, and personal data was last looked at on ${new Date(lastRun).toISOString()}: nothing is destroyed for an hour. Set the clock right if it is wrong`,
      );
    }
    return doubtLeft() > 0;
  }

  function doubtLeft(): number {
    return Math.ceil((doubtEnds ?? 0) - performance.now());
  }

  return {
    /** Erases what a request has freed, soon, and again until it has succeeded: a request does not wait for it. */
    erase() {
      mustErase = true;
      running = running.then(() => (isStopped ? undefined : run()));
    },
    /** Resolves when the current run has ended. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function nextDestruction({ db }: Database): Promise<number> {
  const { replied, open } = await db
    .selectFrom('inquiries')
    .select(({ fn }) => [fn.min('replied_at').as('replied'), fn.min('created_at').filterWhere('replied_at', 'is', null).as('open')])
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.min(
    replied ? getDestructionTime(Date.parse(replied)) : Number.POSITIVE_INFINITY,
    open ? getUnansweredEnd(Date.parse(open)) : Number.POSITIVE_INFINITY,
  );
}
