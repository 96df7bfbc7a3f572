import type { FieldError } from '#core/contact/inquiry.ts';
import { classifyResponse, type DeliveryOutcome, MAX_WAIT_MS } from '#core/contact/outbox.ts';
import { publishOutboxChange } from './outbox-channel.ts';
import { deleteInquiry, findInquiry, listInquiries, type StoredInquiry, saveInquiry } from './outbox-store.ts';
import { postInquiry } from './post-inquiry.ts';

/** An inquiry that came back and was not looked at for so long is deleted: it is personal data that nobody needs. */
const MAX_AGE_MS = 30 * 24 * 3600 * 1000;

/** One attempt to send an inquiry. */
export interface Delivery {
  inquiry: StoredInquiry;
  outcome: DeliveryOutcome;
  /** What the server finds wrong with it. */
  errors: readonly FieldError[];
}

/** The tag of the browser's background sync. */
export const OUTBOX_SYNC = 'inquiries';

interface Occasion {
  /** The network is back, or seems to be: inquiries that got no answer are tried again whatever their time. */
  isBack?: boolean;
  /** The key of the one inquiry that the visitor wants sent now. */
  only?: string;
}

/**
 * Sends the inquiries whose time has come, one after another. Pages and worker may call it at the same time: each inquiry is
 * sent by one of them.
 */
export async function sendOutbox(occasion: Occasion = {}): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const inquiry of await listInquiries()) {
    if (inquiry.state === 'returned' && Date.now() - inquiry.writtenAt > MAX_AGE_MS) await deleteInquiry(inquiry.key);
    if (!isDue(inquiry, occasion)) continue;
    const delivery = await withInquiryLock(inquiry.key, async () => {
      // It may have been sent, edited or deleted since the list was read.
      const current = await findInquiry(inquiry.key);
      return current && isDue(current, occasion) ? sendStored(current) : undefined;
    });
    if (delivery) deliveries.push(delivery);
  }
  return deliveries;
}

/**
 * Stores a submitted inquiry, then sends it: a tab that closes in between loses nothing. A refused inquiry is removed again, since the form
 * still holds it. Rejects when it cannot be stored.
 *
 * @returns undefined when another page is sending the same inquiry.
 */
export async function storeAndSend(inquiry: StoredInquiry, onStored: () => void): Promise<Delivery | undefined> {
  return withInquiryLock(inquiry.key, async () => {
    await saveInquiry(inquiry);
    onStored();
    return sendStored(inquiry, { isInForm: true });
  });
}

/** Sends a stored inquiry, and stores what the answer means for it. */
async function sendStored(inquiry: StoredInquiry, { isInForm = false } = {}): Promise<Delivery> {
  const answer = await postInquiry(inquiry);
  const outcome = classifyResponse(answer, inquiry, Date.now());
  if (outcome.kind === 'sent' || (outcome.kind === 'returned' && isInForm)) await deleteInquiry(inquiry.key);
  else if (outcome.kind === 'returned') await saveInquiry({ ...inquiry, state: 'returned', reason: outcome.reason, isReported: false });
  else {
    const attempts = inquiry.attempts + 1;
    const { notBefore } = outcome;
    await saveInquiry({ ...inquiry, state: 'waiting', attempts, triedAt: Date.now(), notBefore, unanswered: answer === undefined });
  }
  publishOutboxChange({ sent: outcome.kind === 'sent' ? [outcome] : [] });
  return { inquiry, outcome, errors: answer?.errors ?? [] };
}

function isDue({ key, state, triedAt = 0, notBefore, unanswered, writtenAt }: StoredInquiry, { isBack, only }: Occasion): boolean {
  if (only) return key === only;
  if (state !== 'waiting') return false;
  // The clock has been set back since: the time to wait for was one of the wrong clock.
  if (triedAt > Date.now()) return true;
  return notBefore <= Date.now() || (isBack === true && unanswered === true) || Date.now() - writtenAt > MAX_WAIT_MS;
}

/** Runs while no other page and no worker handles this inquiry; undefined when one does. */
export async function withInquiryLock<T>(key: string, run: () => Promise<T>): Promise<T | undefined> {
  // Browsers have locks on secure connections only. Elsewhere the server's Idempotency-Key alone keeps it from being stored twice.
  if (!navigator.locks) return run();
  return navigator.locks.request(`${OUTBOX_SYNC}/${key}`, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
