import type { InquiryFault } from '#core/contact/inquiry.ts';
import { judge, MAX_WAIT, type Verdict } from '#core/contact/outbox.ts';
import { dropInquiry, findInquiry, keepInquiry, leaseInquiry, listInquiries, type StoredInquiry } from './outbox.ts';
import { postInquiry } from './post-inquiry.ts';

/** A lease outlives the longest sending, in milliseconds. */
const LEASE = 60_000;
/** What came back and was never looked at again is personal data that nobody needs. */
const LONGEST_KEPT = 30 * 24 * 3600 * 1000;

/** What became of an inquiry. */
export interface Delivery {
  inquiry: StoredInquiry;
  verdict: Verdict;
  /** What the server finds wrong with it. */
  faults: readonly InquiryFault[];
}

/** Goes to every page when the outbox has changed: keys of what was sent just now. */
export type OutboxNews = { sent: string[] };
export const OUTBOX_CHANNEL = 'site-outbox';
/** The tag of the browser's background sync. */
export const OUTBOX_SYNC = 'inquiries';

interface Occasion {
  /** The network is back, or seems to be: what nobody answered is tried again whatever its time. */
  isBack?: boolean;
  /** The key of one inquiry, which the visitor wants sent now, though it came back. */
  only?: string;
}

/**
 * Sends what waits and whose time has come, one after another. Pages and worker may call it at once: each inquiry is sent
 * by one of them (design 7).
 */
export async function sendOutbox(occasion: Occasion = {}): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const inquiry of await listInquiries()) {
    if (inquiry.state === 'returned' && Date.now() - inquiry.writtenAt > LONGEST_KEPT) await dropInquiry(inquiry.key);
    if (!isDue(inquiry, occasion)) continue;
    const delivery = await alone(inquiry.key, async () => {
      // Someone may have sent, edited or deleted it since.
      const current = await findInquiry(inquiry.key);
      return current && isDue(current, occasion) ? deliver(current) : undefined;
    });
    if (delivery) deliveries.push(delivery);
  }
  return deliveries;
}

/** Stores an inquiry, then sends it: a tab closed in between loses nothing. Rejects when it cannot be stored. */
export async function submitInquiry(inquiry: StoredInquiry): Promise<Delivery | undefined> {
  return alone(inquiry.key, async () => {
    await keepInquiry(inquiry);
    return deliver(inquiry);
  });
}

/** Sends it, and stores what the answer means for it. */
async function deliver({ leasedUntil: _, ...inquiry }: StoredInquiry): Promise<Delivery> {
  const answer = await postInquiry(inquiry);
  const verdict = judge(answer, inquiry, Date.now());
  if (verdict.kind === 'sent') await dropInquiry(inquiry.key);
  else if (verdict.kind === 'returned') await keepInquiry({ ...inquiry, state: 'returned', reason: verdict.reason, told: false });
  else {
    const attempts = inquiry.attempts + 1;
    await keepInquiry({ ...inquiry, state: 'waiting', attempts, notBefore: verdict.notBefore, unanswered: answer === undefined });
  }
  tellOutbox({ sent: verdict.kind === 'sent' ? [inquiry.key] : [] });
  return { inquiry, verdict, faults: answer?.faults ?? [] };
}

export function tellOutbox(news: OutboxNews): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage(news);
  channel.close();
}

function isDue({ key, state, notBefore, unanswered, writtenAt }: StoredInquiry, { isBack, only }: Occasion): boolean {
  if (only) return key === only;
  if (state !== 'waiting') return false;
  return notBefore <= Date.now() || (isBack === true && unanswered === true) || Date.now() - writtenAt > MAX_WAIT;
}

/** Runs while nobody else handles this inquiry; undefined when somebody does. */
export async function alone<T>(key: string, run: () => Promise<T>): Promise<T | undefined> {
  // Where the connection is not secure there are no locks: a lease in the record has to do.
  if (!navigator.locks) return (await leaseInquiry(key, Date.now() + LEASE)) ? run() : undefined;
  return navigator.locks.request(`${OUTBOX_SYNC}/${key}`, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
