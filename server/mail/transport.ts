import type { Letter, Mail } from './letter.ts';

/** Where mails go: a mail server, or files. */
export interface MailTransport {
  /** Resolves once the other side has taken the letter over; never later than `DEADLINE`. */
  send(letter: Letter, mail: Mail, createdAt: string): Promise<void>;
  /** Takes back what is kept here of an inquiry that was destroyed while its mail was written. */
  forget(inquiryId: string): Promise<void>;
}

/** How long a send may take in all, in milliseconds, whatever a server does to draw it out. */
export const DEADLINE = 60_000;

/** For nodemailer: the letter as it goes on the wire. */
export function toMessage({ messageId, from, to, replyTo, subject, text }: Letter) {
  return {
    messageId,
    from: asPair(from),
    to: asPair(to),
    ...(replyTo && { replyTo: asPair(replyTo) }),
    subject,
    text,
    // RFC 3834, and what Exchange asks for: no absence notice answers these, and no two machines answer each other.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** As a pair an address is never parsed: a comma in a name cannot add a recipient. */
const asPair = ({ name = '', address }: Letter['to']) => ({ name, address });
