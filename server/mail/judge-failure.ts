/** So many times a mail is tried; with the pauses between, for about 20 hours. */
export const MAX_ATTEMPTS = 12;

const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 6 * 3_600_000;

/** How long to wait after an attempt: 1 minute, 2, 4 … 6 hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

export interface Failure {
  /** `refused`: this mail, for good. `deferred`: this mail, for now. `unreachable`: any mail, for now. */
  kind: 'refused' | 'deferred' | 'unreachable';
  /** What the mail server said, without addresses. */
  said: string;
}

interface MailerError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * What a failed send means. A 5xx at the recipient or the message is final (RFC 5321; 503 speaks of the session). The
 * same at login, sender or greeting tells of our own settings, which somebody will mend.
 */
export function judgeFailure(error: unknown): Failure {
  const { code = '', command = '', responseCode = 0, response, message } = error as MailerError;
  const said = withoutAddresses([code, response ?? message].filter(Boolean).join(' '));
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA' || command === 'API';
  if (!isOfThisMail || responseCode === 421 || (command === 'API' && code !== 'EENVELOPE')) return { kind: 'unreachable', said };
  // Refused by the mailer itself, before any server: no address that mail could go to.
  if (command === 'API') return { kind: 'refused', said };
  return { kind: responseCode >= 500 && responseCode < 600 && responseCode !== 503 ? 'refused' : 'deferred', said };
}

function withoutAddresses(text: string): string {
  return text
    .replace(/[^\s<>"]*@[^\s<>"]*/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
