import { sendOutbox } from '#src/lib/any/send-outbox.ts';

/** Sends what waits; rejects when some of it still has to, so that the browser comes again. */
export async function sendOnSync(): Promise<void> {
  const deliveries = await sendOutbox({ isBack: true });
  if (deliveries.some(({ verdict }) => verdict.kind === 'later')) throw new Error('inquiries still wait to be sent');
}
