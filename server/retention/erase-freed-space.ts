import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

/**
 * Leaves nothing readable of rows that were emptied or deleted. `secure_delete` alone does not: when SQLite moves rows
 * between pages it leaves copies in pages that it keeps. So the file is written anew, in memory and not in a temporary
 * file, and the log behind it is cut to nothing. PostgreSQL writes its tables anew; its own log and copies of either
 * database are the operator's (docs/inquiries.md). Throws when another process is in the way for too long.
 */
export async function eraseFreedSpace({ kind, db }: Database): Promise<void> {
  if (kind === 'postgres') {
    await db.connection().execute(async (connection) => {
      await sql`set lock_timeout = '10s'`.execute(connection);
      try {
        await sql`vacuum full inquiries, mails, consents`.execute(connection);
      } finally {
        await sql`reset lock_timeout`.execute(connection);
      }
    });
    return;
  }
  await sql`pragma temp_store = memory`.execute(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('site.db-wal is in use and could not be cut');
}
