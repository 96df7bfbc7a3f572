import { lastConsentToDestroy, lastReplyToDestroy } from '../../../core/contact/retention.ts';
import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import { destroyDue, destroyOne } from '../../retention/destroy-personal-data.ts';
import { counted } from '../counted.ts';
import { type Call, type Command, UsageError } from '../tool.ts';
import { findId } from './find-id.ts';

export const purge: Command = {
  summary: 'Destroys the personal data that is due, or of one inquiry at once',
  operands: '[ID]',
  options: {
    'dry-run': { type: 'boolean', help: 'says what would be destroyed, and changes nothing' },
    yes: { type: 'boolean', help: 'with an ID: yes, at once and for ever' },
  },
  async run(call) {
    const [prefix] = call.operands;
    if (prefix !== undefined) return purgeOne(call, prefix);
    if (call.options['dry-run']) return tellDue(call);
    const { inquiries, consents, files } = await destroyDue(call.database, call.dataDir, call.now);
    call.print(`Destroyed: personal data of ${numbers(inquiries, consents)}, ${counted(files, 'mail file')}.`);
  },
};

const numbers = (inquiries: number, consents: number) => `${counted(inquiries, 'inquiry', 'inquiries')}, ${counted(consents, 'consent')}`;

async function purgeOne({ database, dataDir, options, now, print }: Call, prefix: string): Promise<void> {
  const { db } = database;
  const id = await findId(db, prefix);
  const { email, purged_at } = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (purged_at) throw new Error(`${id}: its personal data was destroyed at ${timeInSeoul(Date.parse(purged_at))} already`);
  if (options['dry-run']) return print(`${id} would be destroyed at once: name, company, contact, subject, message, mails.`);
  if (!options.yes) throw new UsageError(`This destroys what ${id} tells of a person, at once and for ever: add --yes`);
  const consents = await db.selectFrom('consents').select('id').where('email', '=', email).execute();
  const { files } = await destroyOne(database, dataDir, id, now);
  print(`Destroyed: personal data of ${id}, ${counted(files, 'mail file')}. Delete the mails about it, too.`);
  // Consent was given apart, and is withdrawn apart.
  for (const consent of consents) print(`The same person agreed to marketing: npm run consents -- withdraw ${consent.id.slice(0, 8)}`);
  if (database.kind === 'postgres') print('Other servers that write mails to files remove theirs within an hour.');
}

async function tellDue({ database: { db }, now, print }: Call): Promise<void> {
  const iso = (moment: number) => new Date(moment).toISOString();
  const inquiries = await db
    .selectFrom('inquiries')
    .select(['id', 'replied_at'])
    .where('purged_at', 'is', null)
    .where('replied_at', '<=', iso(lastReplyToDestroy(now)))
    .orderBy('replied_at')
    .execute();
  const consents = await db
    .selectFrom('consents')
    .select('id')
    .where('given_at', '<=', iso(lastConsentToDestroy(now)))
    .execute();
  for (const { id, replied_at } of inquiries) print(`${id}, replied at ${timeInSeoul(Date.parse(replied_at ?? ''))}`);
  print(`Due: personal data of ${numbers(inquiries.length, consents.length)}. Nothing was changed.`);
}
