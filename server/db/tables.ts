import type { Locale } from '../../core/site/locales.ts';

/**
 * The tables, as both databases hold them. Moments are ISO 8601 in UTC with milliseconds (`2026-01-05T01:02:03.004Z`),
 * which sort as text; yes and no are 1 and 0.
 */
export interface Tables {
  inquiries: InquiryTable;
  mails: MailTable;
  consents: ConsentTable;
}

/** Personal fields are null once they are destroyed; the row stays, nameless, for figures (design 6). */
export interface InquiryTable {
  /** UUID. */
  id: string;
  locale: Locale;
  category: string;
  created_at: string;
  /** Of the client that made it; null for a form without JavaScript. Unique. */
  idempotency_key: string | null;
  /** SHA-256 over the fields, to know an equal inquiry within 10 minutes; personal data. */
  digest: string | null;
  name: string | null;
  company: string | null;
  job_title: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  subject: string | null;
  message: string | null;
  /** Starts the five days. */
  replied_at: string | null;
  /** Who of the staff. */
  replied_by: string | null;
  purged_at: string | null;
}

/** The mail outbox: what is to be sent, without its words and recipients, which are made from the inquiry when it is sent. */
export interface MailTable {
  id: string;
  inquiry_id: string;
  kind: 'team' | 'receipt';
  state: 'waiting' | 'sent' | 'failed' | 'skipped';
  attempts: number;
  /** Not tried before. */
  due_at: string;
  /** A process has it until then; after that, any may take it. */
  leased_until: string | null;
  sent_at: string | null;
  /** What the mail server said, without addresses. */
  last_error: string | null;
}

/** Consent to marketing: a record of its own, gone on withdrawal or after two years. */
export interface ConsentTable {
  id: string;
  locale: Locale;
  email: string;
  name: string;
  company: string;
  phone: string | null;
  /** Which text was agreed to. */
  text_version: string;
  given_at: string;
}
