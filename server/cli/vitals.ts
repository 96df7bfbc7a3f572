import { Command } from 'commander';
import { METRICS, type Metric, percentile } from '../../core/analytics/metrics.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import type { VitalSampleTable } from '../db/tables.ts';
import { formatTable } from './format-text.ts';
import { ABOUT_DATA, type ProgramContext, runIfMain } from './program.ts';
import { MOMENT, readMoment, readOneOf } from './read-arguments.ts';

const DEFAULT_DAYS = 7;
/** What is shown without `--metric`: whole figures, without their parts. */
const WHOLE = METRICS.filter((metric) => !metric.includes('.'));
const ALL = 'all';

interface Options {
  since?: number;
  metric?: Metric;
  page?: string;
  json?: true;
}

/** Samples of one figure of one page, or of all. */
interface Samples {
  page: string;
  metric: Metric;
  /** By bucket (core/analytics/metrics.ts). */
  counts: Map<number, number>;
}

/** How fast pages were for visitors (docs/operations.md). */
export function createVitals({ print, now, withDatabase }: ProgramContext): Command {
  return new Command('npm run vitals --')
    .description('How fast pages were for visitors who agreed that it is measured: the 50th, 75th and 95th percentile of each figure.')
    .option('--since <DAY>', `since ${MOMENT}; default: ${DEFAULT_DAYS}d`, readMoment(now))
    .option('--metric <NAME>', `one of ${METRICS.join(', ')}; default: those without a dot`, readOneOf(METRICS))
    .option('--page <PATH>', 'one page, without its language: services/adc, home, public/newsroom/:id')
    .option('--json', 'for programs')
    .addHelpText('after', ABOUT_DATA)
    .action(({ since = now - DEFAULT_DAYS * 86_400_000, metric, page, json }: Options) =>
      withDatabase(async (database) => {
        const day = dayInSeoul(since);
        const rows = await database.figures.use((db) => {
          const query = db
            .selectFrom('vital_samples')
            .selectAll()
            .where('day', '>=', day)
            .where('metric', 'in', metric ? [metric] : WHOLE);
          return (page === undefined ? query : query.where('page', '=', page)).execute();
        });
        const figures = addUp(rows, page === undefined).map(toPercentiles);
        if (json) return print(JSON.stringify(figures, null, 2));
        if (figures.length === 0) return print(`No figures since ${day}.`);
        const cells = figures.map((figure) => [
          figure.page,
          figure.metric,
          ...[figure.p50, figure.p75, figure.p95].map((value) => formatValue(figure.metric, value)),
          String(figure.samples),
        ]);
        print(formatTable([['page', 'figure', 'p50', 'p75', 'p95', 'samples'], ...cells], [2, 3, 4, 5]));
        print(`\nsince ${day}, of visitors who agreed; milliseconds, CLS without a unit, each within 2 %`);
      }),
    );
}

/** All pages together come first. */
function addUp(rows: readonly VitalSampleTable[], withAll: boolean): Samples[] {
  const groups = new Map<string, Samples>();
  for (const { page: own, metric, bucket, samples } of rows) {
    for (const page of withAll ? [ALL, own] : [own]) {
      const group = groups.get(`${page} ${metric}`) ?? { page, metric, counts: new Map<number, number>() };
      group.counts.set(bucket, (group.counts.get(bucket) ?? 0) + Number(samples));
      groups.set(`${page} ${metric}`, group);
    }
  }
  const compare = (a: Samples, b: Samples) =>
    Number(b.page === ALL) - Number(a.page === ALL) ||
    a.page.localeCompare(b.page, 'en') ||
    METRICS.indexOf(a.metric) - METRICS.indexOf(b.metric);
  return [...groups.values()].sort(compare);
}

function toPercentiles({ page, metric, counts }: Samples) {
  const at = (share: number) => percentile(metric, counts, share);
  const samples = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { page, metric, p50: at(0.5), p75: at(0.75), p95: at(0.95), samples };
}

const formatValue = (metric: Metric, value: number): string => (metric === 'CLS' ? value.toFixed(3) : String(Math.round(value)));

await runIfMain(import.meta.url, createVitals);
