import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { eraseFreedSpace } from '../../retention/erase-freed-space.ts';
import { counted } from '../counted.ts';
import { type Command, UsageError } from '../tool.ts';

export const withdraw: Command = {
  summary: 'Deletes every consent of a person who withdraws it',
  operands: 'EMAIL|ID',
  options: {},
  async run({ database, operands: [person = ''], print }) {
    const { db } = database;
    const email = person.includes('@') ? person.trim().toLowerCase() : await emailOf(db, person);
    const { numDeletedRows } = await db
      .deleteFrom('consents')
      .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Error(`${person} has given no consent: 'list' shows who has`);
    await eraseFreedSpace(database);
    print(`Deleted: ${counted(numDeletedRows, 'consent')} of ${email}. Take the address out of exported lists, too.`);
  },
};

async function emailOf(db: Kysely<Tables>, prefix: string): Promise<string> {
  if (!/^[\da-f-]{4,36}$/i.test(prefix))
    throw new UsageError(`'${prefix}' is no address and no ID: give either, an ID by at least 4 characters`);
  const rows = await db.selectFrom('consents').select(['id', 'email']).where('id', 'like', `${prefix.toLowerCase()}%`).limit(2).execute();
  const [first, second] = rows;
  if (!first) throw new Error(`No consent has an ID that begins with ${prefix}: 'list' shows them`);
  if (second) throw new Error(`${prefix} could be more than one: give more of the ID`);
  return first.email;
}
