import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { VitalSampleTable } from './tables.ts';

/** The schema of `figures.db`, which SQLite has open beside `site.db`. */
const FIGURES = 'figures';

/** Makes the tables of `figures.db` where they are missing: the file is no part of a backup, and may be new at any start. */
export async function createFigureTables(db: Kysely<unknown>): Promise<void> {
  await createPageViews(db.withSchema(FIGURES));
  await createVitalSamples(db.withSchema(FIGURES));
}

export async function createPageViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_views')
    .ifNotExists()
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'page', 'locale'])
    .execute();
}

/** A row for each of these: all columns but the number of samples. */
export const VITAL_SAMPLES_KEY = ['day', 'page', 'metric', 'bucket'] as const satisfies (keyof VitalSampleTable)[];

async function createVitalSamples(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vital_samples')
    .ifNotExists()
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('samples', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vital_samples_key', [...VITAL_SAMPLES_KEY])
    .execute();
}

/** Migrations of both databases. Never change one that was released; add a new one below. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-inquiries': {
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
    },
  },
  '0002-no-statistics-of-persons': {
    async up(db: Kysely<unknown>) {
      // PostgreSQL's planner keeps samples of column values, also of deleted rows. SQLite keeps none.
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
      for (const column of ['digest', 'name', 'company', 'job_title', 'phone', 'email', 'subject', 'message'])
        await sql`alter table inquiries alter column ${sql.ref(column)} set statistics 0`.execute(db);
      for (const column of ['email', 'name', 'company', 'phone'])
        await sql`alter table consents alter column ${sql.ref(column)} set statistics 0`.execute(db);
    },
  },
  '0003-server-state': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('server_state')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0004-page-views': { up: createPageViews },
  '0005-vitals': {
    async up(db: Kysely<unknown>) {
      // Later ones read these columns alone.
      await sql`create table if not exists vitals (day text, page text, metric text, bucket integer, samples integer)`.execute(db);
    },
  },
  '0006-figures-in-a-file': {
    async up(db: Kysely<unknown>) {
      // PostgreSQL has them in the one database.
      if (db.getExecutor().adapter instanceof PostgresAdapter) return;
      await sql`insert or ignore into figures.page_views select * from main.page_views`.execute(db);
      await sql`drop table main.page_views`.execute(db);
    },
  },
  '0007-vitals-by-day-and-page': {
    async up(db: Kysely<unknown>) {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      if (isPostgres) await createVitalSamples(db);
      for (const vitals of isPostgres ? ['vitals'] : await findSqliteVitals(db)) {
        await sql`insert into vital_samples
          select day, page, metric, bucket, sum(samples) from ${sql.table(vitals)} where true group by day, page, metric, bucket
          on conflict (day, page, metric, bucket) do update set samples = vital_samples.samples + excluded.samples`.execute(db);
        await sql`drop table ${sql.table(vitals)}`.execute(db);
      }
    },
  },
};

/** An earlier version has moved them into the file of figures, a still earlier one has not. */
async function findSqliteVitals(db: Kysely<unknown>): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select 'main.vitals' as name from main.sqlite_master where name = 'vitals'
    union all select 'figures.vitals' from figures.sqlite_master where name = 'vitals'`.execute(db);
  return found.rows.map(({ name }) => name);
}
