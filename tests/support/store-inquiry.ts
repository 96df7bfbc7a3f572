import { randomUUID } from 'node:crypto';
import { toMailbox } from '../../server/db/inquiries.ts';
import type { Database } from '../../server/db/open-database.ts';
import type { InquiryTable } from '../../server/db/tables.ts';

/** Fields that tell of a person, each with a word that stands nowhere else. */
export const PERSON = {
  name: '김하늘 Secretname',
  company: 'Secretcompany & Co.',
  job_title: 'Secrettitle',
  country: 'KR',
  phone: '+82 2 0000 1111',
  email: 'secretmail@example.org',
  subject: 'Secretsubject, =?x?=',
  message: 'Secretmessage\n둘째 줄 😀',
} as const;

/** An inquiry as the server stores it, with the mails that are owed for it. Gives its id. */
export async function storeInquiry({ db }: Database, createdAt: string, fields: Partial<InquiryTable> = {}): Promise<string> {
  const id = fields.id ?? randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('inquiries')
      .values({ locale: 'en', category: 'adc', created_at: createdAt, digest: 'secretdigest', ...PERSON, ...fields, id })
      .execute();
    await trx
      .insertInto('mails')
      .values(
        (['team', 'receipt'] as const).map((kind) => ({
          id: randomUUID(),
          inquiry_id: id,
          kind,
          state: 'waiting' as const,
          attempts: 0,
          due_at: createdAt,
          mailbox: kind === 'receipt' ? toMailbox(fields.email ?? PERSON.email) : null,
        })),
      )
      .execute();
  });
  return id;
}
