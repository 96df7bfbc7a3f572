import { getDestructionTime } from '../../core/contact/retention.ts';
import type { Database } from '../db/open-database.ts';
import { destroyDue } from './destroy-personal-data.ts';

export interface RetentionTimer {
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

export interface RetentionContext {
  database: Database;
  dataDir: string;
  now: () => number;
  report: (message: string) => void;
}

const MAX_INTERVAL_MS = 3_600_000;
const RETRY_DELAY_MS = 60_000;

/**
 * Destroys personal data that is due: now, when the next inquiry is due, and every hour at the latest, since another process records
 * the replies.
 */
export function startRetention({ database, dataDir, now, report }: RetentionContext): RetentionTimer {
  let isStopped = false;
  // An earlier process may have died between destroying and erasing. PostgreSQL erases such rows by its own vacuum.
  let mustErase = database.kind === 'sqlite';
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    let delay = RETRY_DELAY_MS;
    try {
      const { inquiries, consents } = await destroyDue(database, dataDir, now(), mustErase);
      mustErase = false;
      if (inquiries + consents > 0) report(`Personal data destroyed: inquiries ${inquiries}, consents ${consents}`);
      delay = Math.min(MAX_INTERVAL_MS, Math.max(1, (await nextDestruction(database)) - now()));
    } catch (error) {
      mustErase = true;
      report(`Personal data that is due could not be destroyed: ${(error as Error).message}; next attempt in a minute`);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, delay).unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function nextDestruction({ db }: Database): Promise<number> {
  const { first } = await db
    .selectFrom('inquiries')
    .select(({ fn }) => fn.min('replied_at').as('first'))
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return first ? getDestructionTime(Date.parse(first)) : Number.POSITIVE_INFINITY;
}
