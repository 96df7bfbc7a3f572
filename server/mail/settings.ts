import { EMAIL } from '../../core/contact/inquiry.ts';
import type { Mailbox } from './outgoing-mail.ts';

export interface MailSettings {
  /** `smtp://…` or `smtps://…`; without it mails become files in `dataDir`. */
  smtpUrl?: string | undefined;
  /** Sender of the mails; the site's own address and name when unset. */
  mailFrom?: Mailbox | undefined;
}

/** Reads SMTP_URL and MAIL_FROM, and adds what is wrong with them to `errors`. */
export function readMailSettings(env: NodeJS.ProcessEnv, errors: string[]): MailSettings {
  const smtpUrl = env.SMTP_URL || undefined;
  // Its value is not repeated: it may hold a password.
  if (smtpUrl && !isMailServer(smtpUrl))
    errors.push('SMTP_URL is no address of a mail server: leave it unset, or give smtp://user:password@host:587 or smtps://…:465');
  const mailFrom = env.MAIL_FROM ? readMailbox(env.MAIL_FROM) : undefined;
  if (env.MAIL_FROM && !mailFrom)
    errors.push(`MAIL_FROM is '${env.MAIL_FROM}': give an address, such as contact@example.com, or Company <contact@example.com>`);
  return { smtpUrl, mailFrom };
}

function isMailServer(address: string): boolean {
  return /^smtps?:\/\//.test(address) && URL.canParse(address) && new URL(address).hostname !== '';
}

function readMailbox(text: string): Mailbox | undefined {
  const [, quoted, name, bracketed, bare] = /^(?:(?:"([^"<>]*)"|([^"<>]*))\s*<([^<>\s]+)>|(\S+))$/.exec(text.trim()) ?? [];
  const address = bracketed ?? bare;
  if (!address || !EMAIL.test(address) || /\p{Cc}/u.test(text)) return undefined;
  const displayName = (quoted ?? name)?.trim();
  return displayName ? { name: displayName, address } : { address };
}
