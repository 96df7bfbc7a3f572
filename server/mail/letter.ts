import type { InquiryTable, MailTable } from '../db/tables.ts';

export interface Mailbox {
  name?: string | undefined;
  address: string;
}

/** A mail as it is written, before it has a transport. Plain text, in UTF-8. */
export interface Letter {
  /** With angle brackets. Made from the mail's row, so that a mail which is sent twice is known as one. */
  messageId: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
}

export type Mail = Pick<MailTable, 'id' | 'inquiry_id' | 'kind' | 'attempts'>;

/** An inquiry that still has its personal data. */
export type LivingInquiry = Pick<InquiryTable, 'id' | 'locale' | 'category' | 'created_at' | 'job_title' | 'phone'> &
  Record<'name' | 'company' | 'country' | 'email' | 'subject' | 'message', string>;

export function messageIdOf({ id }: Mail, from: Mailbox): string {
  return `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
}
