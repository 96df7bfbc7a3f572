import type { Inquiry } from './inquiry.ts';

/** An inquiry that waits in the visitor's browser until it can be sent. */
export interface WaitingInquiry {
  /** Also the Idempotency-Key: a UUID made at the first submit and kept until the server has answered. */
  key: string;
  inquiry: Inquiry;
  /** When it was written, in milliseconds since the epoch. */
  writtenAt: number;
  attempts: number;
  /** Not tried again before, in milliseconds since the epoch. */
  notBefore: number;
  /** `returned`: the server refused it, or it waited too long; it is sent again only when the visitor says so. */
  state: 'waiting' | 'returned';
  reason?: 'refused' | 'expired';
}

/** After this time, in milliseconds, an inquiry that could not be sent goes back to the visitor. */
export const MAX_WAIT_MS = 7 * 24 * 3600 * 1000;

const MIN_RETRY_DELAY_MS = 15_000;
const MAX_RETRY_DELAY_MS = 30 * 60_000;

/** The server has stored it: it is deleted here. */
export interface SentOutcome {
  kind: 'sent';
  /** Under which the server has stored it. */
  id?: string | undefined;
}

export type DeliveryOutcome =
  | SentOutcome
  /** The reason is temporary: it is tried again then. */
  | { kind: 'later'; notBefore: number }
  /** It will not be accepted as it is: the visitor has to decide. */
  | { kind: 'returned'; reason: 'refused' | 'expired' };

/** The part of the server's answer that decides. */
export interface Answer {
  status: number;
  /** Of the inquiry, where it is stored now. */
  id?: string | undefined;
  /** As it came: seconds, or an HTTP date. */
  retryAfter?: string | null;
}

/** Decides what becomes of a waiting inquiry after an answer; `undefined` where the server could not be reached. */
export function classifyResponse(
  answer: Answer | undefined,
  waiting: Pick<WaitingInquiry, 'attempts' | 'writtenAt'>,
  now: number,
): DeliveryOutcome {
  if (answer && answer.status >= 200 && answer.status < 300) return { kind: 'sent', id: answer.id };
  if (answer && answer.status === 409) return { kind: 'sent' };
  if (answer && !isTemporary(answer.status)) return { kind: 'returned', reason: 'refused' };
  if (now - waiting.writtenAt > MAX_WAIT_MS) return { kind: 'returned', reason: 'expired' };
  const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** waiting.attempts, MAX_RETRY_DELAY_MS);
  return { kind: 'later', notBefore: now + Math.max(delay, parseRetryAfter(answer?.retryAfter, now)) };
}

/** Timeouts, too early, too many, and errors of the server itself; what it says of the inquiry is final. */
function isTemporary(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

function parseRetryAfter(retryAfter: string | null | undefined, now: number): number {
  if (!retryAfter) return 0;
  const delay = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isFinite(delay) ? Math.min(Math.max(0, delay), MAX_WAIT_MS) : 0;
}
