import { queueReminders } from './reminders.ts';
import { type MailContext, sendDueMails } from './send-due-mails.ts';

export type MailLoop = ReturnType<typeof startMailLoop>;

/** How often a process looks for mails that are due for a retry, or that a crashed process left behind. */
const POLL_INTERVAL_MS = 30_000;

/** How often it looks for inquiries whose team is to be reminded. */
const REMINDERS_INTERVAL_MS = 3_600_000;

/** How long the mail that is being sent may take once the loop is to end, in milliseconds. A mail that is broken off is sent again later. */
const LAST_SEND_MS = 4000;

/** Sends mails that are due, and queues reminders at once, then every hour. */
export function startMailLoop(context: MailContext, interval: number = POLL_INTERVAL_MS) {
  let round: Promise<void> | undefined;
  let isPending = false;
  let remindedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  const timer = setInterval(wake, interval).unref();
  wake();

  function wake(): void {
    isPending = true;
    if (isStopped || round) return;
    round = run().finally(() => {
      round = undefined;
      // `wake` may have been called after the last check.
      if (isPending) wake();
    });
  }

  async function run(): Promise<void> {
    while (isPending && !isStopped) {
      isPending = false;
      try {
        await sendDueMails(context, () => isStopped);
        if (performance.now() - remindedAt < REMINDERS_INTERVAL_MS || isStopped) continue;
        remindedAt = performance.now();
        if ((await queueReminders(context.database, context.now())) > 0) isPending = true;
      } catch (error) {
        context.report(`Mails cannot be sent now: ${(error as Error).message}`);
      }
    }
  }

  return {
    /** Sends what is due at once, or after the round that is running. */
    wake,
    /** Starts no further mail; resolves when the current one is sent, or has failed, or was broken off after some seconds. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const limit = setTimeout(() => context.transport.breakOff(), LAST_SEND_MS);
      await round;
      clearTimeout(limit);
    },
  };
}
