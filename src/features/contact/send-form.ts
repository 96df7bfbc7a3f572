import type { InquiryFault } from '#core/contact/inquiry.ts';
import { judge } from '#core/contact/outbox.ts';
import { dropInquiry, type StoredInquiry } from '#src/lib/any/outbox.ts';
import { postInquiry } from '#src/lib/any/post-inquiry.ts';
import { submitInquiry } from '#src/lib/any/send-outbox.ts';
import { awaited, raiseFlag } from './send-waiting.ts';

export type Outcome =
  | { kind: 'sent' }
  /** Stored on this device, to be sent later. */
  | { kind: 'waiting' }
  /** Neither sent nor stored; what was written is still in the form. */
  | { kind: 'kept' }
  | { kind: 'refused'; faults: readonly InquiryFault[] };

/** Sends an inquiry that the visitor has just written, by way of the outbox where there can be one. */
export async function sendForm(inquiry: StoredInquiry): Promise<Outcome> {
  raiseFlag();
  awaited.add(inquiry.key);
  const outcome = await submit(inquiry).catch(() => sendUnstored(inquiry));
  // News of what was sent may come a moment later; it is told by who asked for it.
  if (outcome.kind === 'sent') setTimeout(() => awaited.delete(inquiry.key), 1000);
  else awaited.delete(inquiry.key);
  return outcome;
}

async function submit(inquiry: StoredInquiry): Promise<Outcome> {
  const delivery = await submitInquiry(inquiry);
  // Without one, another page is sending the very same inquiry.
  if (!delivery || delivery.verdict.kind === 'later') return { kind: 'waiting' };
  if (delivery.verdict.kind === 'sent') return { kind: 'sent' };
  // It is in the form still, where it can be mended.
  await dropInquiry(inquiry.key);
  return { kind: 'refused', faults: delivery.faults };
}

/** Where nothing can be stored: now or not at all. */
async function sendUnstored(inquiry: StoredInquiry): Promise<Outcome> {
  const answer = await postInquiry(inquiry);
  const { kind } = judge(answer, inquiry, Date.now());
  if (kind === 'sent') return { kind };
  return kind === 'later' ? { kind: 'kept' } : { kind: 'refused', faults: answer?.faults ?? [] };
}
