import { Command } from 'commander';
import { DEVICES, type Device, METRICS, type Metric, percentile } from '../../core/analytics/metrics.ts';
import { dayInSeoul } from '../../core/site/dates.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { commandOf } from '../command-of.ts';
import type { VisitTable } from '../db/tables.ts';
import { formatTable } from './format-text.ts';
import { ABOUT_DATA, MOMENT, type ProgramContext, readMoment, readOneOf, runIfMain } from './program.ts';

const DEFAULT_DAYS = 7;
const ALL = 'all';
const GROUPS = ['page', 'device', 'locale'] as const;
type Group = (typeof GROUPS)[number];

type Options = { by: Group; since?: number; page?: string; device?: Device; locale?: Locale; json?: true };

/** How often pages were opened, and how fast they were for visitors (docs/operations.md). */
export function createVitals({ print, now, withDatabase }: ProgramContext): Command {
  return new Command(commandOf('vitals'))
    .description('How often pages were opened by visitors who agreed that it is counted, and how fast they were: 75th percentiles.')
    .option('--by <WHAT>', `one of ${GROUPS.join(', ')}: what is told apart; default: page`, readOneOf(GROUPS), 'page')
    .option('--since <DAY>', `since ${MOMENT}; default: ${DEFAULT_DAYS}d`, readMoment(now))
    .option('--page <PATH>', 'one page, without its language: services/adc, home, public/newsroom/:id')
    .option('--device <KIND>', `one of ${DEVICES.join(', ')}`, readOneOf(DEVICES))
    .option('--locale <NAME>', `one of ${LOCALES.join(', ')}`, readOneOf(LOCALES))
    .option('--json', 'for programs, with the 50th and 95th percentile and the number of samples')
    .addHelpText('after', ABOUT_DATA)
    .action(({ by, since = now - DEFAULT_DAYS * 86_400_000, page, device, locale, json }: Options) =>
      withDatabase(async ({ figures }) => {
        const day = dayInSeoul(since);
        const rows = await figures.use((db) => {
          let query = db.selectFrom('visits').selectAll().where('day', '>=', day);
          if (page !== undefined) query = query.where('page', '=', page);
          if (device) query = query.where('device', '=', device);
          if (locale) query = query.where('locale', '=', locale);
          return query.execute();
        });
        const groups = addUp(rows, by);
        if (json) return print(JSON.stringify(groups, null, 2));
        if (rows.length === 0) return print(`No visits since ${day}.`);
        const cells = groups.map((group) => [
          group[by] ?? '',
          String(group.views),
          ...METRICS.map((metric) => formatValue(metric, group.figures[metric]?.p75)),
        ]);
        print(formatTable([[by, 'views', ...METRICS], ...cells], [1, 2, 3, 4, 5, 6]));
        print(`\nsince ${day}, of visitors who agreed; 75th percentiles in milliseconds, CLS without a unit`);
      }),
    );
}

/** All together come first, then those with the most views. */
function addUp(rows: readonly VisitTable[], by: Group) {
  const groups = new Map<string, VisitTable[]>(rows.length > 0 ? [[ALL, [...rows]]] : []);
  for (const row of rows) groups.set(row[by], [...(groups.get(row[by]) ?? []), row]);
  return [...groups].map(([name, own]) => summarize(name, by, own)).sort((a, b) => rank(b, by) - rank(a, by) || compare(a[by], b[by]));
}

const rank = (group: ReturnType<typeof summarize>, by: Group) => (group[by] === ALL ? Number.POSITIVE_INFINITY : group.views);
const compare = (a = '', b = '') => (a < b ? -1 : Number(a > b));

function summarize(name: string, by: Group, rows: readonly VisitTable[]) {
  const count = (own: readonly VisitTable[]) => own.reduce((sum, { samples }) => sum + Number(samples), 0);
  const figures: { [Name in Metric]?: { p50: number; p75: number; p95: number; samples: number } } = {};
  for (const metric of METRICS) {
    const own = rows.filter((row) => row.metric === metric);
    const counts = new Map<number, number>();
    for (const { bucket, samples } of own) counts.set(bucket, (counts.get(bucket) ?? 0) + Number(samples));
    const at = (share: number) => percentile(metric, counts, share);
    if (own.length > 0) figures[metric] = { p50: at(0.5), p75: at(0.75), p95: at(0.95), samples: count(own) };
  }
  const named: { [Name in Group]?: string } = { [by]: name };
  return { ...named, views: count(rows.filter(({ metric }) => metric === 'views')), figures };
}

function formatValue(metric: Metric, value: number | undefined): string {
  if (value === undefined) return '';
  return metric === 'CLS' ? value.toFixed(3) : String(Math.round(value));
}

await runIfMain(import.meta.url, createVitals);
