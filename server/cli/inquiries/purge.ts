import { getConsentCutoff, getReplyCutoff } from '../../../core/contact/retention.ts';
import { timeInSeoul } from '../../../core/site/seoul-time.ts';
import { destroyDue, destroyOne } from '../../retention/destroy-personal-data.ts';
import { type Command, type CommandContext, UsageError } from '../command.ts';
import { formatCount } from '../format-count.ts';
import { findId } from './find-id.ts';

export const purge: Command = {
  summary: 'Destroys the personal data that is due, or of one inquiry at once',
  operands: '[ID]',
  options: {
    'dry-run': { type: 'boolean', help: 'shows what would be destroyed, and changes nothing' },
    yes: { type: 'boolean', help: 'with an ID: confirms that the data is destroyed permanently' },
  },
  async run(call) {
    const [prefix] = call.operands;
    if (prefix !== undefined) return purgeOne(call, prefix);
    if (call.options['dry-run']) return printDue(call);
    const { inquiries, consents, files } = await destroyDue(call.database, call.dataDir, call.now);
    call.print(`Destroyed: personal data of ${formatCounts(inquiries, consents)}, ${formatCount(files, 'mail file')}.`);
  },
};

const formatCounts = (inquiries: number, consents: number) =>
  `${formatCount(inquiries, 'inquiry', 'inquiries')}, ${formatCount(consents, 'consent')}`;

async function purgeOne({ database, dataDir, options, now, print }: CommandContext, prefix: string): Promise<void> {
  const { db } = database;
  const id = await findId(db, prefix);
  const { email, purged_at } = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (purged_at) throw new Error(`${id}: its personal data was destroyed at ${timeInSeoul(Date.parse(purged_at))} already`);
  if (options['dry-run']) return print(`${id} would be destroyed at once: name, company, contact, subject, message, mails.`);
  if (!options.yes) throw new UsageError(`This permanently destroys the personal data of ${id}: add --yes`);
  const consents = await db.selectFrom('consents').select('id').where('email', '=', email).execute();
  const { files } = await destroyOne(database, dataDir, id, now);
  print(`Destroyed: personal data of ${id}, ${formatCount(files, 'mail file')}. Delete the mails about it, too.`);
  // A consent is independent of the inquiry, and is not withdrawn with it.
  for (const consent of consents) print(`The same person agreed to marketing: npm run consents -- withdraw ${consent.id.slice(0, 8)}`);
  if (database.kind === 'postgres') print('Other servers that write mails to files remove theirs within an hour.');
}

async function printDue({ database: { db }, now, print }: CommandContext): Promise<void> {
  const iso = (moment: number) => new Date(moment).toISOString();
  const inquiries = await db
    .selectFrom('inquiries')
    .select(['id', 'replied_at'])
    .where('purged_at', 'is', null)
    .where('replied_at', '<=', iso(getReplyCutoff(now)))
    .orderBy('replied_at')
    .execute();
  const consents = await db
    .selectFrom('consents')
    .select('id')
    .where('given_at', '<=', iso(getConsentCutoff(now)))
    .execute();
  for (const { id, replied_at } of inquiries) print(`${id}, replied at ${timeInSeoul(Date.parse(replied_at ?? ''))}`);
  print(`Due: personal data of ${formatCounts(inquiries.length, consents.length)}. Nothing was changed.`);
}
