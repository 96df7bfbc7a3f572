import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { UsageError } from '../command.ts';

/** Finds the full ID of the only inquiry whose ID begins with a prefix. */
export async function findId(db: Kysely<Tables>, prefix: string): Promise<string> {
  if (!/^[\da-f-]{4,36}$/i.test(prefix))
    throw new UsageError(`'${prefix}' is not an ID: give at least its first 4 characters, digits and letters from a to f, such as 3f2a`);
  const rows = await db
    .selectFrom('inquiries')
    .select('id')
    .where('id', 'like', `${prefix.toLowerCase()}%`)
    .orderBy('id')
    .limit(6)
    .execute();
  const [first, second] = rows;
  if (!first) throw new Error(`No inquiry has an ID that begins with ${prefix}: 'list' shows them`);
  if (!second) return first.id;
  const some = rows.slice(0, 5).map(({ id }) => id);
  throw new Error(`${prefix} matches ${some.join(', ')}${rows.length > 5 ? ' and more' : ''}: give more of the ID`);
}
