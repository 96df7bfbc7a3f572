import type { Inquiry } from './inquiry.ts';

/** An inquiry that waits in the visitor's browser until it can be sent (design 7). */
export interface WaitingInquiry {
  /** Also the Idempotency-Key: a UUID made at the first submit and kept until the server has answered. */
  key: string;
  inquiry: Inquiry;
  /** When it was written, in milliseconds since the epoch. */
  writtenAt: number;
  attempts: number;
  /** Not tried again before, in milliseconds since the epoch. */
  notBefore: number;
  /** `returned`: the server refused it, or it waited too long; only the visitor can send it now. */
  state: 'waiting' | 'returned';
  /** Why it came back. */
  reason?: 'refused' | 'expired';
}

/** Nothing waits longer than this without saying so. */
export const MAX_WAIT = 7 * 24 * 3600 * 1000;

const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 30 * 60_000;

export type Verdict =
  /** The server has it: forget it here. */
  | { kind: 'sent' }
  /** The reason may pass: keep it until then. */
  | { kind: 'later'; notBefore: number }
  /** It will never pass as it is: back to the visitor. */
  | { kind: 'returned'; reason: 'refused' | 'expired' };

/** An answer of the server, or of nobody: `undefined`. */
export interface Answer {
  status: number;
  /** As it came: seconds, or an HTTP date. */
  retryAfter?: string | null;
}

/** What an answer means for an inquiry that waits (design 7). Pure: form, page and worker judge alike. */
export function judge(answer: Answer | undefined, waiting: Pick<WaitingInquiry, 'attempts' | 'writtenAt'>, now: number): Verdict {
  if (answer && answer.status >= 200 && answer.status < 300) return { kind: 'sent' };
  if (answer && answer.status === 409) return { kind: 'sent' };
  if (answer && !mayPass(answer.status)) return { kind: 'returned', reason: 'refused' };
  if (now - waiting.writtenAt > MAX_WAIT) return { kind: 'returned', reason: 'expired' };
  const pause = Math.min(FIRST_PAUSE * 2 ** waiting.attempts, LONGEST_PAUSE);
  return { kind: 'later', notBefore: now + Math.max(pause, pauseAsked(answer?.retryAfter, now)) };
}

/** No network, time-outs, too early, too many, and the server's own faults pass; what it says of the inquiry does not. */
export function mayPass(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

function pauseAsked(retryAfter: string | null | undefined, now: number): number {
  if (!retryAfter) return 0;
  const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isFinite(asked) ? Math.min(Math.max(0, asked), MAX_WAIT) : 0;
}
