import { destructionAfter } from '../../core/contact/retention.ts';
import type { Database } from '../db/open-database.ts';
import { destroyDue } from './destroy-personal-data.ts';

export interface RetentionTimer {
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

export interface RetentionPlace {
  database: Database;
  dataDir: string;
  now: () => number;
  report: (message: string) => void;
}

const HOUR = 3_600_000;
const RETRY = 60_000;

/**
 * Destroys personal data that is due: now, at the moment the next is due, and every hour at the latest, since replies are
 * recorded by another process.
 */
export function startRetention({ database, dataDir, now, report }: RetentionPlace): RetentionTimer {
  let isStopped = false;
  // A process may have died between destroying and erasing. PostgreSQL shows such rows to nobody, and tidies up by itself.
  let isErasureOwed = database.kind === 'sqlite';
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    let pause = RETRY;
    try {
      const { inquiries, consents } = await destroyDue(database, dataDir, now(), isErasureOwed);
      isErasureOwed = false;
      if (inquiries + consents > 0) report(`Personal data destroyed: inquiries ${inquiries}, consents ${consents}`);
      pause = Math.min(HOUR, Math.max(1, (await nextDestruction(database)) - now()));
    } catch (error) {
      isErasureOwed = true;
      report(`Personal data that is due could not be destroyed: ${(error as Error).message}; next attempt in a minute`);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, pause).unref();
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
  return first ? destructionAfter(Date.parse(first)) : Number.POSITIVE_INFINITY;
}
