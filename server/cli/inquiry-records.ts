import { type Kysely, sql } from 'kysely';
import stringWidth from 'string-width';
import { formatReference } from '../../core/contact/reference.ts';
import { getDestructionTime, getUnansweredEnd } from '../../core/contact/retention.ts';
import { isoInSeoul, timeInSeoul } from '../../core/site/dates.ts';
import type { InquiryTable, MailTable, PersonalColumn, Tables } from '../db/tables.ts';
import { formatTable, removeControlCharacters, truncateToWidth } from './format-text.ts';

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

/** All personal data but the digest. A new personal column is missing in `toRecord` until it is added there. */
type PersonalFields = Record<CamelCase<Exclude<PersonalColumn, 'digest'>>, string | null>;

/** An inquiry as the commands show and export it. Times are ISO 8601 with Seoul's offset; null means absent or destroyed. */
export interface InquiryRecord extends PersonalFields {
  /** As the mails name it. */
  reference: string;
  id: string;
  receivedAt: string;
  locale: string;
  category: string;
  repliedAt: string | null;
  repliedBy: string | null;
  /** When its personal data will be destroyed; sooner, as soon as a reply is recorded. */
  destroyedBy: string | null;
  destroyedAt: string | null;
  mails: Partial<Record<MailTable['kind'], MailTable['state']>>;
}

export interface Filters {
  since?: number;
  before?: number;
  /** A part of a name, company, email or subject, in any case. */
  search?: string;
  category?: string;
  open?: true;
  replied?: true;
  limit?: number;
}

export async function findRecords(
  db: Kysely<Tables>,
  { since, before, search, category, open, replied, limit }: Filters,
): Promise<InquiryRecord[]> {
  let query = db.selectFrom('inquiries').selectAll().orderBy('created_at', 'desc').orderBy('id');
  if (since !== undefined) query = query.where('created_at', '>=', new Date(since).toISOString());
  if (before !== undefined) query = query.where('created_at', '<', new Date(before).toISOString());
  if (search) query = query.where(({ or }) => or(SEARCHED.map((column) => holds(column, search))));
  if (category) query = query.where('category', '=', category);
  if (open) query = query.where('replied_at', 'is', null).where('purged_at', 'is', null);
  if (replied) query = query.where('replied_at', 'is not', null);
  if (limit) query = query.limit(limit);
  const rows = await query.execute();
  const mails = await findMails(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toRecord(row, mails.get(row.id)));
}

const SEARCHED = ['name', 'company', 'email', 'subject'] as const;

/** A condition that both databases understand, which fold both sides: SQLite letters of ASCII only, so that others are found as written. */
function holds(column: (typeof SEARCHED)[number], text: string) {
  const pattern = `%${text.normalize().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`;
}

export async function findRecord(db: Kysely<Tables>, id: string): Promise<InquiryRecord> {
  const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return toRecord(row, (await findMails(db, [id])).get(id));
}

async function findMails(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, InquiryRecord['mails']>> {
  const mails = new Map<string, InquiryRecord['mails']>();
  // Databases limit the number of parameters.
  for (let at = 0; at < ids.length; at += 500) {
    const rows = await db
      .selectFrom('mails')
      .select(['inquiry_id', 'kind', 'state'])
      .where('inquiry_id', 'in', ids.slice(at, at + 500))
      .execute();
    for (const { inquiry_id, kind, state } of rows) mails.set(inquiry_id, { ...mails.get(inquiry_id), [kind]: state });
  }
  return mails;
}

function toRecord(row: InquiryTable, mails: InquiryRecord['mails'] = {}): InquiryRecord {
  const moment = (text: string | null) => (text === null ? null : isoInSeoul(Date.parse(text)));
  const receivedAt = Date.parse(row.created_at);
  const end = row.replied_at === null ? getUnansweredEnd(receivedAt) : getDestructionTime(Date.parse(row.replied_at));
  return {
    reference: formatReference(row.id),
    id: row.id,
    receivedAt: isoInSeoul(receivedAt),
    locale: row.locale,
    category: row.category,
    name: row.name,
    company: row.company,
    jobTitle: row.job_title,
    country: row.country,
    phone: row.phone,
    email: row.email,
    subject: row.subject,
    message: row.message,
    repliedAt: moment(row.replied_at),
    repliedBy: row.replied_by,
    destroyedBy: row.purged_at === null ? isoInSeoul(end) : null,
    destroyedAt: moment(row.purged_at),
    mails,
  };
}

/** Finds the full ID of the only inquiry whose ID begins with a prefix. */
export async function findId(db: Kysely<Tables>, prefix: string): Promise<string> {
  const rows = await db.selectFrom('inquiries').select('id').where('id', 'like', `${prefix}%`).orderBy('id').limit(6).execute();
  const [first, second] = rows;
  if (!first) throw new Error(`No inquiry has an ID that begins with ${prefix}: 'list' shows them`);
  if (!second) return first.id;
  const some = rows.slice(0, 5).map(({ id }) => id);
  throw new Error(`${prefix} matches ${some.join(', ')}${rows.length > 5 ? ' and more' : ''}: give more of the ID`);
}

const HEADER = ['ID', 'Received', 'Category', 'In', 'Name', 'Company', 'Subject', 'State', 'Mails'];

/** Formats inquiries as a table, or as two lines each where the terminal is narrower. @param columns Undefined without a terminal. */
export function formatRecords(records: readonly InquiryRecord[], columns?: number): string {
  const table = formatTable([HEADER, ...records.map(toInquiryRow)]);
  if (columns === undefined || Math.max(...table.split('\n').map((line) => stringWidth(line))) <= columns) return table;
  return records.map((record) => formatInLines(record, columns)).join('\n');
}

function toInquiryRow(record: InquiryRecord): string[] {
  const { id, receivedAt, category, locale, name, company, subject } = record;
  const cell = (text: string | null, columns: number) => (text === null ? '-' : truncateToWidth(removeControlCharacters(text), columns));
  const row = [id.slice(0, 8), timeInSeoul(Date.parse(receivedAt)), category, locale, cell(name, 16), cell(company, 20), cell(subject, 36)];
  return [...row, formatState(record), formatMails(record)];
}

/** What staff act on, then from whom and about what. */
function formatInLines(record: InquiryRecord, columns: number): string {
  const { id, receivedAt, category, locale, name, company, subject } = record;
  const first = [id.slice(0, 8), timeInSeoul(Date.parse(receivedAt)), category, locale, formatState(record), formatMails(record)];
  const person = [name, company].filter(Boolean).join(', ');
  const second = [person, subject].filter(Boolean).join(': ') || '-';
  return [first.join('  '), `  ${removeControlCharacters(second).replace(/\n/g, ' ')}`]
    .map((line) => truncateToWidth(line, columns))
    .join('\n');
}

function formatState({ repliedAt, destroyedBy, destroyedAt }: InquiryRecord): string {
  if (destroyedAt) return repliedAt ? 'replied, destroyed' : 'destroyed';
  return repliedAt && destroyedBy ? `replied, kept until ${timeInSeoul(Date.parse(destroyedBy))}` : 'open';
}

/** Names the mails that failed, since staff must act on them; otherwise one word for both mails. */
function formatMails({ mails }: InquiryRecord): string {
  const states = Object.entries(mails);
  const failed = states.filter(([, state]) => state === 'failed').map(([kind]) => kind);
  if (failed.length > 0) return `${failed.sort().join(' and ')} failed`;
  if (states.some(([, state]) => state === 'waiting')) return 'waiting';
  return states.length === 0 ? '-' : 'sent';
}
