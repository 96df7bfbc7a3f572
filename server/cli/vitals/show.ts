import { percentile } from '../../../core/analytics/histogram.ts';
import { METRICS, type Metric } from '../../../core/analytics/metrics.ts';
import { dayInSeoul } from '../../../core/site/seoul-time.ts';
import type { VitalTable } from '../../db/tables.ts';
import { type Command, UsageError } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { parseMoment } from '../parse-moment.ts';

const DEFAULT_SINCE = '7d';
/** What is shown without `--metric`: whole figures, without their parts. */
const WHOLE = METRICS.filter((metric) => !metric.includes('.'));
const SHARES = [0.5, 0.75, 0.95] as const;

/** What samples can be told apart by, by the names of the option. */
const GROUPS = {
  page: ({ page }: VitalTable) => page,
  build: ({ build }: VitalTable) => build,
  day: ({ day }: VitalTable) => day,
  locale: ({ locale }: VitalTable) => locale,
  navigation: ({ navigation }: VitalTable) => navigation,
  source: ({ source }: VitalTable) => source,
  connection: ({ connection }: VitalTable) => connection,
  worker: ({ has_worker }: VitalTable) => (has_worker ? 'worker' : 'no worker'),
  saver: ({ saves_data }: VitalTable) => (saves_data ? 'data saver' : 'full'),
};
type Group = keyof typeof GROUPS;

/** Samples of one metric and group. */
interface Figure {
  group: string[];
  metric: Metric;
  /** Samples by bucket (core/analytics/histogram.ts). */
  counts: Map<number, number>;
}

export const show: Command = {
  summary: 'Shows the 50th, 75th and 95th percentile of each figure, by page and build',
  options: {
    since: { type: 'string', value: 'DAY', help: `since 2026-11-21, yesterday, 7d, '2 weeks ago'; default: ${DEFAULT_SINCE}` },
    by: { type: 'string', value: 'LIST', help: `of ${Object.keys(GROUPS).join(', ')}; default: page,build` },
    metric: { type: 'string', value: 'NAME', help: `one of ${METRICS.join(', ')}; default: those without a dot` },
    page: { type: 'string', value: 'PATH', help: 'one page, without its language: services/adc, home' },
    json: { type: 'boolean', help: 'for programs' },
  },
  async run({ database: { db }, options, now, print }) {
    const since = dayInSeoul(parseMoment('since', String(options.since ?? DEFAULT_SINCE), now));
    const groups = readGroups(String(options.by ?? 'page,build'));
    const metrics = options.metric === undefined ? WHOLE : [readMetric(String(options.metric))];
    let query = db.selectFrom('vitals').selectAll().where('day', '>=', since).where('metric', 'in', metrics);
    if (options.page !== undefined) query = query.where('page', '=', String(options.page));
    const figures = addUp(await query.execute(), groups).map(toPercentiles);
    if (options.json) return print(JSON.stringify(figures, null, 2));
    if (figures.length === 0) return print(`No figures since ${since}.`);
    const head = [...groups, 'figure', 'p50', 'p75', 'p95', 'samples'];
    const rows = figures.map(({ group, metric, p50, p75, p95, samples }) => [
      ...group,
      metric,
      ...[p50, p75, p95].map((value) => format(metric, value)),
      String(samples),
    ]);
    print(
      formatTable(
        [head, ...rows],
        [1, 2, 3, 4].map((at) => groups.length + at),
      ),
    );
    print(`\nsince ${since}, of visitors who agreed; milliseconds, CLS without a unit, each within 2 %`);
  },
};

function addUp(rows: readonly VitalTable[], groups: readonly Group[]): Figure[] {
  const figures = new Map<string, Figure>();
  for (const row of rows) {
    const group = groups.map((name) => GROUPS[name](row));
    const key = JSON.stringify([group, row.metric]);
    const figure = figures.get(key) ?? { group, metric: row.metric, counts: new Map() };
    figure.counts.set(row.bucket, (figure.counts.get(row.bucket) ?? 0) + Number(row.samples));
    figures.set(key, figure);
  }
  const compare = (a: Figure, b: Figure) =>
    a.group.join('\n').localeCompare(b.group.join('\n'), 'en') || METRICS.indexOf(a.metric) - METRICS.indexOf(b.metric);
  return [...figures.values()].sort(compare);
}

function toPercentiles({ group, metric, counts }: Figure) {
  const [p50, p75, p95] = SHARES.map((share) => percentile(metric, counts, share)) as [number, number, number];
  return { group, metric, p50, p75, p95, samples: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

const format = (metric: Metric, value: number): string => (metric === 'CLS' ? value.toFixed(3) : String(Math.round(value)));

function readGroups(value: string): Group[] {
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(name in GROUPS));
  if (unknown !== undefined) throw new UsageError(`--by: '${unknown}' is none of ${Object.keys(GROUPS).join(', ')}`);
  return names as Group[];
}

function readMetric(value: string): Metric {
  const metric = METRICS.find((name) => name.toLowerCase() === value.toLowerCase());
  if (!metric) throw new UsageError(`--metric: '${value}' is none of ${METRICS.join(', ')}`);
  return metric;
}
