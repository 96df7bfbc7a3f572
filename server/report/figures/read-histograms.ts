import type { Kysely } from 'kysely';
import type { Metric } from '../../../core/analytics/metrics.ts';
import type { Tables, VitalTable } from '../../db/tables.ts';

/** Samples by bucket (core/analytics/histogram.ts), by metric. */
export type Histograms = Map<Metric, Map<number, number>>;
/** What samples are told apart by. */
export type GroupColumn = Exclude<keyof VitalTable, 'metric' | 'bucket' | 'samples' | 'locale'>;

/**
 * Adds samples up by a column. The database does it, so that years of samples need no more memory than days of them.
 * @param since First day, as in the table.
 */
export async function readHistograms(
  db: Kysely<Tables>,
  since: string,
  column: GroupColumn,
  connection?: string,
): Promise<Map<string, Histograms>> {
  let query = db
    .selectFrom('vitals')
    .select(({ ref, fn }) => [ref(column).as('key'), 'metric', 'bucket', fn.sum('samples').as('samples')])
    .where('day', '>=', since)
    .groupBy([column, 'metric', 'bucket'])
    .orderBy(column);
  if (connection !== undefined) query = query.where('connection', '=', connection);
  const groups = new Map<string, Histograms>();
  for (const { key, metric, bucket, samples } of await query.execute()) addTo(groups, String(key), metric, bucket, Number(samples));
  return groups;
}

/** The samples of all groups together. */
export function mergeHistograms(groups: ReadonlyMap<string, Histograms>): Histograms {
  const merged = new Map<string, Histograms>();
  for (const metrics of groups.values())
    for (const [metric, counts] of metrics) for (const [bucket, samples] of counts) addTo(merged, '', metric, bucket, samples);
  return merged.get('') ?? new Map();
}

function addTo(groups: Map<string, Histograms>, key: string, metric: Metric, bucket: number, samples: number): void {
  const metrics = groups.get(key) ?? new Map();
  groups.set(key, metrics);
  const counts = metrics.get(metric) ?? new Map();
  metrics.set(metric, counts);
  counts.set(bucket, (counts.get(bucket) ?? 0) + samples);
}
