import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

/**
 * Makes the values of cleared and deleted rows unreadable. `secure_delete` is not enough, since SQLite leaves copies behind when it
 * moves rows between pages. So the file is rebuilt, without a temporary file, and the write-ahead log is truncated. PostgreSQL rebuilds
 * its tables; its own log and backups are the operator's responsibility (docs/inquiries.md). Throws when another process holds a lock
 * for too long.
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
  const { rows } = await sql<{ busy: number }>`pragma main.wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('site.db-wal is in use and could not be cut');
}
