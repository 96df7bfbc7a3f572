import type { Kysely } from 'kysely';
import { destructionAfter } from '../../../core/contact/retention.ts';
import { isoInSeoul } from '../../../core/site/seoul-time.ts';
import type { InquiryTable, MailTable, Tables } from '../../db/tables.ts';
import type { Filters } from './filters.ts';

/** An inquiry as the tool shows and exports it. Moments are ISO 8601 with Seoul's offset; null is absent or destroyed. */
export interface InquiryRecord {
  id: string;
  receivedAt: string;
  locale: string;
  category: string;
  name: string | null;
  company: string | null;
  jobTitle: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  subject: string | null;
  message: string | null;
  repliedAt: string | null;
  repliedBy: string | null;
  /** When its personal data will be destroyed. */
  destroyedBy: string | null;
  /** When it was. */
  destroyedAt: string | null;
  mails: Partial<Record<MailTable['kind'], MailTable['state']>>;
}

/** The newest first. */
export async function findRecords(db: Kysely<Tables>, { since, category, state }: Filters, limit?: number): Promise<InquiryRecord[]> {
  let query = db.selectFrom('inquiries').selectAll().orderBy('created_at', 'desc').orderBy('id');
  if (since) query = query.where('created_at', '>=', since);
  if (category) query = query.where('category', '=', category);
  if (state === 'open') query = query.where('replied_at', 'is', null).where('purged_at', 'is', null);
  if (state === 'replied') query = query.where('replied_at', 'is not', null);
  if (limit) query = query.limit(limit);
  const rows = await query.execute();
  const mails = await mailsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => recordOf(row, mails.get(row.id)));
}

export async function findRecord(db: Kysely<Tables>, id: string): Promise<InquiryRecord> {
  const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return recordOf(row, (await mailsOf(db, [id])).get(id));
}

async function mailsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, InquiryRecord['mails']>> {
  const mails = new Map<string, InquiryRecord['mails']>();
  // No database takes any number of parameters.
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

function recordOf(row: InquiryTable, mails: InquiryRecord['mails'] = {}): InquiryRecord {
  const moment = (text: string | null) => (text === null ? null : isoInSeoul(Date.parse(text)));
  const isDue = row.replied_at !== null && row.purged_at === null;
  return {
    id: row.id,
    receivedAt: isoInSeoul(Date.parse(row.created_at)),
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
    destroyedBy: isDue ? isoInSeoul(destructionAfter(Date.parse(row.replied_at as string))) : null,
    destroyedAt: moment(row.purged_at),
    mails,
  };
}
