import type { OutgoingMail, QueuedMail } from './outgoing-mail.ts';

/** Sends mails to a mail server, or writes them to files. */
export interface MailTransport {
  /** Resolves once the message is accepted, and rejects after `SEND_TIMEOUT_MS` at the latest. */
  send(message: OutgoingMail, mail: QueuedMail, createdAt: string): Promise<void>;
  /** Deletes the files of an inquiry that was destroyed while its mail was being written. */
  deleteFiles(inquiryId: string): Promise<void>;
}

/** How long a send may take in all, also with a server that keeps the connection busy. */
export const SEND_TIMEOUT_MS = 60_000;

/** The message in nodemailer's form. */
export function toMessage({ messageId, from, to, replyTo, subject, text }: OutgoingMail) {
  return {
    messageId,
    from: toAddress(from),
    to: toAddress(to),
    ...(replyTo && { replyTo: toAddress(replyTo) }),
    subject,
    text,
    // RFC 3834 and its Exchange counterpart: they suppress out-of-office replies, and mail loops.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Nodemailer does not parse an address that is given as an object, so a comma in a name cannot add a recipient. */
const toAddress = ({ name = '', address }: OutgoingMail['to']) => ({ name, address });
