/** Attempts to send a mail. With the delays between them they take five days, as mail servers themselves try (RFC 5321, 4.5.4.1). */
export const MAX_ATTEMPTS = 29;

const MIN_RETRY_DELAY_MS = 60_000;
const MAX_RETRY_DELAY_MS = 6 * 3_600_000;

/** Milliseconds to wait after an attempt: 1 minute, 2, 4 … 6 hours. */
export function getRetryDelay(attempts: number): number {
  return Math.min(MIN_RETRY_DELAY_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS);
}

export interface DeliveryError {
  /** `refused`: this mail will never be accepted. `deferred`: this mail, later. `unreachable`: no mail can be sent at present. */
  kind: 'refused' | 'deferred' | 'unreachable';
  /** The mail server's message, without email addresses. */
  message: string;
}

interface NodemailerError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Classifies a failed send. A 5xx reply to the recipient or the message is final (RFC 5321), except 503, which is about the
 * session. A 5xx reply to the login, sender or greeting comes from wrong settings of ours, so the mail is tried again.
 */
export function classifySmtpError(error: unknown): DeliveryError {
  const { code = '', command = '', responseCode = 0, response, message: errorMessage } = error as NodemailerError;
  const message = removeAddresses([code, response ?? errorMessage].filter(Boolean).join(' '));
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA' || command === 'API';
  if (!isAboutThisMail || responseCode === 421 || (command === 'API' && code !== 'EENVELOPE')) return { kind: 'unreachable', message };
  // Nodemailer itself refused: the recipient is no usable address.
  if (command === 'API') return { kind: 'refused', message };
  return { kind: responseCode >= 500 && responseCode < 600 && responseCode !== 503 ? 'refused' : 'deferred', message };
}

function removeAddresses(text: string): string {
  return text
    .replace(/[^\s<>"]*@[^\s<>"]*/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}
