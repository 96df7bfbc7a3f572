import type { FieldError } from '#core/contact/inquiry.ts';
import { classifyResponse, type SentOutcome } from '#core/contact/outbox.ts';
import { api } from '#src/api/base.ts';
import type { StoredInquiry } from '#src/shared/isomorphic/outbox-store.ts';
import { postInquiry } from '#src/shared/isomorphic/post-inquiry.ts';
import { storeAndSend } from '#src/shared/isomorphic/send-outbox.ts';
import { deleteDraft } from './draft.ts';
import { markPending } from './pending-flag.ts';

export type SubmitOutcome =
  | SentOutcome
  /** In the outbox of this device, to be sent later. */
  | { kind: 'stored' }
  /** Neither sent nor stored: it stands in the form only. */
  | { kind: 'unsent' }
  | { kind: 'refused'; errors: readonly FieldError[] };

const inquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends an inquiry that was written just now, by way of the outbox where the browser can store it. */
    submitInquiry: build.mutation<SubmitOutcome, StoredInquiry>({
      queryFn: async (inquiry) => ({ data: await submitByOutbox(inquiry).catch(() => submitDirectly(inquiry)) }),
    }),
  }),
});

export const { useSubmitInquiryMutation } = inquiriesApi;

async function submitByOutbox(inquiry: StoredInquiry): Promise<SubmitOutcome> {
  markPending();
  // From then on the outbox has it, and whoever sends it: the draft would only show it as unsent.
  const delivery = await storeAndSend(inquiry, deleteDraft);
  // Without a delivery, another page is sending the very same inquiry.
  if (!delivery || delivery.outcome.kind === 'later') return { kind: 'stored' };
  return delivery.outcome.kind === 'sent' ? delivery.outcome : { kind: 'refused', errors: delivery.errors };
}

async function submitDirectly(inquiry: StoredInquiry): Promise<SubmitOutcome> {
  const answer = await postInquiry(inquiry);
  const outcome = classifyResponse(answer, inquiry, Date.now());
  if (outcome.kind === 'sent') return outcome;
  return outcome.kind === 'later' ? { kind: 'unsent' } : { kind: 'refused', errors: answer?.errors ?? [] };
}
