import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { eraseFreedSpace } from '../../retention/erase-freed-space.ts';
import { type Command, UsageError } from '../command.ts';
import { formatCount } from '../format-count.ts';

export const withdraw: Command = {
  summary: 'Deletes every consent of a person who withdraws it',
  operands: 'EMAIL|ID',
  options: {},
  async run({ database, operands: [emailOrId = ''], print }) {
    const { db } = database;
    const email = emailOrId.includes('@') ? emailOrId.trim().toLowerCase() : await findEmail(db, emailOrId);
    const { numDeletedRows } = await db
      .deleteFrom('consents')
      .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Error(`${emailOrId} has given no consent: 'list' shows all consents`);
    await eraseFreedSpace(database);
    print(`Deleted: ${formatCount(numDeletedRows, 'consent')} of ${email}. Remove the address from exported lists, too.`);
  },
};

async function findEmail(db: Kysely<Tables>, prefix: string): Promise<string> {
  if (!/^[\da-f-]{4,36}$/i.test(prefix))
    throw new UsageError(`'${prefix}' is neither an email address nor an ID: give one of them, an ID by at least 4 characters`);
  const rows = await db.selectFrom('consents').select(['id', 'email']).where('id', 'like', `${prefix.toLowerCase()}%`).limit(2).execute();
  const [first, second] = rows;
  if (!first) throw new Error(`No consent has an ID that begins with ${prefix}: 'list' shows them`);
  if (second) throw new Error(`${prefix} matches more than one consent: give more of the ID`);
  return first.email;
}
