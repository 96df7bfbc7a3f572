import type { Inquiry, InquiryFault } from '#core/contact/inquiry.ts';
import type { Answer } from '#core/contact/outbox.ts';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;

/** What the server says, with what it finds wrong in the fields. */
export interface ServerAnswer extends Answer {
  faults: readonly InquiryFault[];
}

/**
 * Sends an inquiry once. Undefined when no answer of ours came: no network, too late, or a page that somebody in between
 * put in the answer's place, which must never pass for a success.
 */
export async function postInquiry(waiting: { url: string; key: string; inquiry: Inquiry }): Promise<ServerAnswer | undefined> {
  try {
    const response = await fetch(waiting.url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': waiting.key },
      body: JSON.stringify(waiting.inquiry),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { status, headers } = response;
    const body = (await response.json().catch(() => undefined)) as { id?: unknown; errors?: InquiryFault[] } | undefined;
    if (response.ok && typeof body?.id !== 'string') return undefined;
    if (status === 409 && !headers.get('content-type')?.includes('problem+json')) return undefined;
    return { status, retryAfter: headers.get('retry-after'), faults: Array.isArray(body?.errors) ? body.errors : [] };
  } catch {
    return undefined;
  }
}
