import { randomBytes } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { readState, writeStateOnce } from '../db/server-state.ts';

/**
 * The key that signs the links of the teams' mails. It is made once for a database and stored there, so that all servers of the database
 * know it, and a backup that is restored keeps the links of mails that were sent.
 */
export async function readLinkKey({ db }: Database): Promise<string> {
  const stored = await readState(db, 'link_key');
  if (stored) return stored;
  await writeStateOnce(db, 'link_key', randomBytes(32).toString('base64url'));
  // Another server may have been first.
  return (await readState(db, 'link_key')) as string;
}
