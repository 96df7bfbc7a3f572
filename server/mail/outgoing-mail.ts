import type { InquiryTable, MailTable } from '../db/tables.ts';

export interface Mailbox {
  name?: string | undefined;
  address: string;
}

/** A mail with its texts and addresses, ready for a transport. Plain text, in UTF-8. */
export interface OutgoingMail {
  /** With angle brackets. Made from the id of the mail's row, so that mailboxes recognise a mail that is sent twice. */
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
}

export type QueuedMail = Pick<MailTable, 'id' | 'inquiry_id' | 'kind' | 'attempts'>;

/** An inquiry whose personal data was not destroyed yet. */
export type ActiveInquiry = Pick<InquiryTable, 'id' | 'locale' | 'category' | 'created_at' | 'job_title' | 'phone'> &
  Record<'name' | 'company' | 'country' | 'email' | 'subject' | 'message', string>;

export function createMessageId({ id }: QueuedMail, from: Mailbox): string {
  return `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
}
