import type { Database } from '../db/open-database.ts';
import { queueReminders } from './queue-reminders.ts';

export interface ReminderTimer {
  /** Resolves when the current run has ended. */
  stop(): Promise<void>;
}

export interface ReminderContext {
  database: Database;
  now: () => number;
  report: (message: string) => void;
  /** Called when reminders were queued, so that they are sent at once. */
  onQueued: () => void;
}

const INTERVAL_MS = 3_600_000;

/** Queues reminders now, and then every hour. */
export function startReminders({ database, now, report, onQueued }: ReminderContext, interval: number = INTERVAL_MS): ReminderTimer {
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, interval).unref();

  async function run(): Promise<void> {
    try {
      if ((await queueReminders(database, now())) > 0) onQueued();
    } catch (error) {
      report(`Reminders of inquiries without a reply could not be queued: ${(error as Error).message}; next attempt in an hour`);
    }
  }

  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
