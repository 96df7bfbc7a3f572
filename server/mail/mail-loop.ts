import { type MailRoom, sendDueMails } from './send-due-mails.ts';

export interface MailLoop {
  /** There is something to send: looks at once, or once more if it is sending already. */
  wake(): void;
  /** Sends nothing new; resolves when the mail on its way has arrived or failed. */
  stop(): Promise<void>;
}

/** How often a process looks for mails that wait for a retry, or that another process left behind. */
const INTERVAL = 30_000;

/** Sends what is due from now on, without holding up anything else. */
export function startMailLoop(room: MailRoom, interval: number = INTERVAL): MailLoop {
  let round: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  const timer = setInterval(wake, interval).unref();
  wake();

  function wake(): void {
    isAsked = true;
    if (isStopped || round) return;
    round = run().finally(() => {
      round = undefined;
      // Woken between the last look and here.
      if (isAsked) wake();
    });
  }

  async function run(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false;
      try {
        await sendDueMails(room, () => isStopped);
      } catch (error) {
        room.report(`Mails cannot be sent now: ${(error as Error).message}`);
      }
    }
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
