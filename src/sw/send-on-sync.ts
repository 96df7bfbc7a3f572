import { sendOutbox } from '#src/shared/isomorphic/send-outbox.ts';

/** Sends the waiting inquiries. Rejects when some could not be sent, so that the browser repeats the sync event. */
export async function sendOnSync(): Promise<void> {
  const deliveries = await sendOutbox({ isBack: true });
  if (deliveries.some(({ outcome }) => outcome.kind === 'later')) throw new Error('some inquiries could not be sent yet');
}
