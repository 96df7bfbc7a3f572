import { Command } from 'commander';
import { DEVICES, type Device, METRICS, type Metric, percentile } from '../../core/analytics/metrics.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { commandOf } from '../command-of.ts';
import type { VitalSampleTable } from '../db/tables.ts';
import { formatTable } from './format-text.ts';
import { ABOUT_DATA, MOMENT, type ProgramContext, readMoment, readOneOf, runIfMain } from './program.ts';

const DEFAULT_DAYS = 7;
/** What is shown without `--metric`: whole figures, without their parts. */
const WHOLE = METRICS.filter((metric) => !metric.includes('.'));
const ALL = 'all';
const GROUPS = ['page', 'device', 'build'] as const;
type Group = (typeof GROUPS)[number];

interface Options {
  by: Group;
  since?: number;
  metric?: Metric;
  page?: string;
  device?: Device;
  json?: true;
}

interface Samples {
  group: string;
  metric: Metric;
  counts: Map<number, number>;
}

/** How fast pages were for visitors (docs/operations.md). */
export function createVitals({ print, now, withDatabase }: ProgramContext): Command {
  return new Command(commandOf('vitals'))
    .description('How fast pages were for visitors who agreed that it is measured: the 50th, 75th and 95th percentile of each figure.')
    .option('--by <WHAT>', `one of ${GROUPS.join(', ')}: what is told apart; default: page`, readOneOf(GROUPS), 'page')
    .option('--since <DAY>', `since ${MOMENT}; default: ${DEFAULT_DAYS}d`, readMoment(now))
    .option('--metric <NAME>', `one of ${METRICS.join(', ')}; default: those without a dot`, readOneOf(METRICS))
    .option('--page <PATH>', 'one page, without its language: services/adc, home, public/newsroom/:id')
    .option('--device <KIND>', `one of ${DEVICES.join(', ')}`, readOneOf(DEVICES))
    .option('--json', 'for programs')
    .addHelpText('after', ABOUT_DATA)
    .action(({ by, since = now - DEFAULT_DAYS * 86_400_000, metric, page, device, json }: Options) =>
      withDatabase(async (database) => {
        const day = dayInSeoul(since);
        const rows = await database.figures.use((db) => {
          let query = db
            .selectFrom('visit_figures')
            .selectAll()
            .where('day', '>=', day)
            .where('metric', 'in', metric ? [metric] : WHOLE);
          if (page !== undefined) query = query.where('page', '=', page);
          if (device) query = query.where('device', '=', device);
          return query.orderBy('day').orderBy('page').execute();
        });
        const figures = addUp(rows, by, page === undefined || by !== 'page').map((samples) => toPercentiles(samples, by));
        if (json) return print(JSON.stringify(figures, null, 2));
        if (figures.length === 0) return print(`No figures since ${day}.`);
        const cells = figures.map(({ metric: name, p50, p75, p95, samples, ...group }) => [
          group[by] ?? '',
          name,
          ...[p50, p75, p95].map((value) => formatValue(name, value)),
          String(samples),
        ]);
        print(formatTable([[by, 'figure', 'p50', 'p75', 'p95', 'samples'], ...cells], [2, 3, 4, 5]));
        print(`\nsince ${day}, of visitors who agreed; milliseconds, CLS without a unit`);
      }),
    );
}

/** All together come first; then pages by name, and builds by the day of their first figure. */
function addUp(rows: readonly VitalSampleTable[], by: Group, withAll: boolean): Samples[] {
  const names = [...(withAll ? [ALL] : []), ...new Set(rows.map((row) => row[by]))];
  if (by !== 'build') names.sort((a, b) => Number(b === ALL) - Number(a === ALL) || a.localeCompare(b, 'en'));
  return names.flatMap((group) =>
    METRICS.flatMap((metric) => {
      const counts = new Map<number, number>();
      for (const row of rows)
        if (row.metric === metric && (group === ALL || row[by] === group))
          counts.set(row.bucket, (counts.get(row.bucket) ?? 0) + Number(row.samples));
      return counts.size > 0 ? [{ group, metric, counts }] : [];
    }),
  );
}

function toPercentiles({ group, metric, counts }: Samples, by: Group) {
  const at = (share: number) => percentile(metric, counts, share);
  const samples = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { ...({ [by]: group } as { [Name in Group]?: string }), metric, p50: at(0.5), p75: at(0.75), p95: at(0.95), samples };
}

const formatValue = (metric: Metric, value: number): string => (metric === 'CLS' ? value.toFixed(3) : String(Math.round(value)));

await runIfMain(import.meta.url, createVitals);
