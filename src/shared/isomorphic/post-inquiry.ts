import type { FieldError, Inquiry } from '#core/contact/inquiry.ts';
import type { Answer } from '#core/contact/outbox.ts';

const REQUEST_TIMEOUT_MS = 20_000;

/** The server's answer, with what it finds wrong in the fields. */
export interface ServerAnswer extends Answer {
  errors: readonly FieldError[];
}

/**
 * Sends an inquiry once. Undefined when no answer of our server came: no network, a timeout, or a page of somebody in between
 * (a guest network, a filter, a gateway). Only JSON with an id counts as success, and only our problem documents as refusal.
 */
export async function postInquiry(waiting: { url: string; key: string; inquiry: Inquiry }): Promise<ServerAnswer | undefined> {
  try {
    const response = await fetch(waiting.url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': waiting.key },
      body: JSON.stringify(waiting.inquiry),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const { status, headers } = response;
    const body = (await response.json().catch(() => undefined)) as { id?: unknown; errors?: FieldError[] } | undefined;
    const id = typeof body?.id === 'string' ? body.id : undefined;
    if (response.ok && id === undefined) return undefined;
    const isProblem = headers.get('content-type')?.includes('application/problem+json') === true;
    if (status >= 400 && status < 500 && !isProblem) return undefined;
    return { status, id, retryAfter: headers.get('retry-after'), errors: Array.isArray(body?.errors) ? body.errors : [] };
  } catch {
    return undefined;
  }
}
