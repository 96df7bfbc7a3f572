import type { Kysely } from 'kysely';
import type { ServerStateTable, Tables } from './tables.ts';

type StateName = ServerStateTable['name'];

export async function writeState(db: Kysely<Tables>, name: StateName, value: string): Promise<void> {
  await db
    .insertInto('server_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function readState(db: Kysely<Tables>, name: StateName): Promise<string | undefined> {
  return (await db.selectFrom('server_state').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

export async function writeStateOnce(db: Kysely<Tables>, name: StateName, value: string): Promise<void> {
  await db
    .insertInto('server_state')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
