import type { Kysely } from 'kysely';
import type { Device, Metric } from '../../core/analytics/metrics.ts';
import type { Locale } from '../../core/site/locales.ts';

/** A database with the tables of what the site promises to keep. */
export interface Storage {
  kind: 'sqlite' | 'postgres';
  db: Kysely<Tables>;
}

/** What the site promises to keep. Times are ISO 8601 in UTC with milliseconds, which sort as text. */
export interface Tables {
  inquiries: InquiryTable;
  mails: MailTable;
  consents: ConsentTable;
  consent_withdrawals: ConsentWithdrawalTable;
  server_state: ServerStateTable;
}

/** What is counted of visits. SQLite has it in a file of its own, `figures.db`. */
export interface FigureTables {
  visits: VisitTable;
}

/** Personal columns are null once they are destroyed. The row stays for statistics (spec 15). */
export interface InquiryTable {
  /** UUID. */
  id: string;
  locale: Locale;
  category: string;
  created_at: string;
  /** UUID that the client made; null for a form without JavaScript. Unique. */
  idempotency_key: string | null;
  /** SHA-256 of the fields, to detect duplicates within 10 minutes. It is personal data. */
  digest: string | null;
  name: string | null;
  company: string | null;
  job_title: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  subject: string | null;
  message: string | null;
  /** The personal data is destroyed five days later. */
  replied_at: string | null;
  replied_by: string | null;
  purged_at: string | null;
}

/** Columns that identify nobody and stay for statistics. Any other column of an inquiry is personal data. */
type StatisticsColumn = 'id' | 'locale' | 'category' | 'created_at' | 'idempotency_key' | 'replied_at' | 'replied_by' | 'purged_at';

/** Every column that is not listed for statistics, so that a new one is destroyed and exported, or the code does not compile. */
export type PersonalColumn = Exclude<keyof InquiryTable, StatisticsColumn>;

/** In the order in which mails go out: the team's go before receipts, however many of these spam has caused. */
export const MAIL_KINDS = ['team', 'reminder', 'receipt'] as const;

/** The mail outbox. Texts and addresses are not stored: they are made from the inquiry when the mail is sent. */
export interface MailTable {
  id: string;
  inquiry_id: string;
  /** `reminder`: to the team, when the inquiry has no reply after three working days. */
  kind: (typeof MAIL_KINDS)[number];
  /** Of a receipt: the mailbox of its address, by which receipts are counted (`toMailbox`). */
  mailbox: string | null;
  state: 'waiting' | 'sent' | 'failed' | 'skipped';
  attempts: number;
  /** No attempt before this time. */
  due_at: string;
  /** Until then the mail belongs to the process that claimed it. */
  leased_until: string | null;
  sent_at: string | null;
  /** The mail server's message, without email addresses. */
  last_error: string | null;
}

/** A consent to marketing. It is deleted on withdrawal, or after two years. */
export interface ConsentTable {
  id: string;
  locale: Locale;
  email: string;
  name: string;
  company: string;
  phone: string | null;
  /** Version of the text that the visitor agreed to. */
  text_version: string;
  given_at: string;
}

/** Proves that a consent was withdrawn, and when. It names nobody: the person's mail has the id in its link. */
export interface ConsentWithdrawalTable {
  /** Of the consent, which is deleted. */
  id: string;
  locale: Locale;
  text_version: string;
  given_at: string;
  withdrawn_at: string;
  /** The person by the link in a mail, or a member of staff by the command. */
  withdrawn_by: 'person' | 'staff';
}

/** What the servers of this database remember beyond their end. */
export interface ServerStateTable {
  /** Last write that proved writing; last destruction of personal data; key that signs the links in mails, and the teams' once renewed. */
  name: 'probed_at' | 'retention_at' | 'link_key' | 'team_link_key';
  value: string;
}

/** What visitors who agreed did on a day: how often pages were opened, and how fast they were. */
export interface VisitTable {
  /** Day in Seoul: `2026-01-05`. */
  day: string;
  /** Path without the locale (`services/adc`), `home`, or `errors/404`; for speed all posts of a type are one: `public/newsroom/:id`. */
  page: string;
  locale: Locale;
  device: Device;
  metric: Metric | 'views';
  /** Into which the value fell (core/analytics/metrics.ts); 0 for views. */
  bucket: number;
  samples: number;
}

/** A row for each of these: all columns but the last, which counts. */
export const FIGURE_KEYS = {
  visits: ['day', 'page', 'locale', 'device', 'metric', 'bucket'],
} as const satisfies { [Table in keyof FigureTables]: readonly (keyof FigureTables[Table])[] };
