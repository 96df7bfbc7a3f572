import type { Kysely } from 'kysely';
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

export async function createVitalSamples(db: Kysely<unknown>): Promise<void> {
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
