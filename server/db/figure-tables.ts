import type { Kysely } from 'kysely';
import type { VitalTable } from './tables.ts';

/** The schema of `figures.db`, which SQLite has open beside `site.db`. */
const FIGURES = 'figures';

/** Makes the tables of `figures.db` where they are missing: the file is no part of a backup, and may be new at any start. */
export async function createFigureTables(db: Kysely<unknown>): Promise<void> {
  await createPageViews(db.withSchema(FIGURES));
  await createVitals(db.withSchema(FIGURES));
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
export const VITALS_KEY = [
  'day',
  'build',
  'page',
  'locale',
  'metric',
  'navigation',
  'source',
  'connection',
  'has_worker',
  'saves_data',
  'bucket',
] as const satisfies (keyof VitalTable)[];

export async function createVitals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vitals')
    .ifNotExists()
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('navigation', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('connection', 'text', (column) => column.notNull())
    .addColumn('has_worker', 'integer', (column) => column.notNull())
    .addColumn('saves_data', 'integer', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('samples', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vitals_key', [...VITALS_KEY])
    .execute();
}
