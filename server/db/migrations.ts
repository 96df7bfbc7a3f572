import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { FIGURE_KEYS, type FigureTables } from './tables.ts';

/** Makes the table of visits where it is missing: in SQLite its file is no part of a backup, and may be new at any time. */
export async function createFigureTables({ schema }: Kysely<FigureTables>): Promise<void> {
  // Of an earlier version. What they counted is dropped.
  for (const table of ['page_views', 'visit_figures']) await schema.dropTable(table).ifExists().execute();
  await schema
    .createTable('visits')
    .ifNotExists()
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('samples', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_key', [...FIGURE_KEYS.visits])
    .execute();
}

/** Migrations of `site.db` and of PostgreSQL. Never change one that was released; add a new one below. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('inquiries')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.unique())
        .addColumn('digest', 'text')
        .addColumn('name', 'text')
        .addColumn('company', 'text')
        .addColumn('job_title', 'text')
        .addColumn('country', 'text')
        .addColumn('phone', 'text')
        .addColumn('email', 'text')
        .addColumn('subject', 'text')
        .addColumn('message', 'text')
        .addColumn('replied_at', 'text')
        .addColumn('replied_by', 'text')
        .addColumn('purged_at', 'text')
        .execute();
      await db.schema.createIndex('inquiries_digest').ifNotExists().on('inquiries').columns(['digest', 'created_at']).execute();
      await db.schema.createIndex('inquiries_created').ifNotExists().on('inquiries').column('created_at').execute();
      await db.schema
        .createTable('mails')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('inquiry_id', 'text', (column) => column.notNull().references('inquiries.id'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('leased_until', 'text')
        .addColumn('sent_at', 'text')
        .addColumn('last_error', 'text')
        .addUniqueConstraint('mails_once', ['inquiry_id', 'kind'])
        .execute();
      await db.schema.createIndex('mails_due').ifNotExists().on('mails').columns(['state', 'due_at']).execute();
      await db.schema
        .createTable('consents')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('company', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('text_version', 'text', (column) => column.notNull())
        .addColumn('given_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('consents_email').ifNotExists().on('consents').column('email').execute();
      await db.schema
        .createTable('consent_withdrawals')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('locale', 'text', (column) => column.notNull())
        .addColumn('text_version', 'text', (column) => column.notNull())
        .addColumn('given_at', 'text', (column) => column.notNull())
        .addColumn('withdrawn_at', 'text', (column) => column.notNull())
        .addColumn('withdrawn_by', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('server_state')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
      // PostgreSQL's planner keeps samples of column values, also of deleted rows. SQLite keeps none.
      for (const column of ['digest', 'name', 'company', 'job_title', 'phone', 'email', 'subject', 'message'])
        await sql`alter table inquiries alter column ${sql.ref(column)} set statistics 0`.execute(db);
      for (const column of ['email', 'name', 'company', 'phone'])
        await sql`alter table consents alter column ${sql.ref(column)} set statistics 0`.execute(db);
    },
  },
  '0002-mailboxes': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('mails').addColumn('mailbox', 'text').execute();
      await db.schema.createIndex('mails_mailbox').on('mails').column('mailbox').execute();
      if (db.getExecutor().adapter instanceof PostgresAdapter)
        await sql`alter table mails alter column mailbox set statistics 0`.execute(db);
    },
  },
  '0003-visits': {
    async up(db: Kysely<unknown>) {
      if (db.getExecutor().adapter instanceof PostgresAdapter) await createFigureTables(db as Kysely<FigureTables>);
    },
  },
};
