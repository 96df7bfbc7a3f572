import { Command } from 'commander';
import { LOCALES } from '../../core/site/locales.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import { commandOf } from '../command-of.ts';
import type { PageViewTable } from '../db/tables.ts';
import { formatTable } from './format-text.ts';
import { ABOUT_DATA, MOMENT, type ProgramContext, readMoment, runIfMain } from './program.ts';

const DEFAULT_DAYS = 30;

export function createPageViews({ print, now, withDatabase }: ProgramContext): Command {
  const program = new Command(commandOf('page-views'))
    .description('Views of pages by visitors who agreed that they are counted.')
    .addHelpText('after', ABOUT_DATA);
  program
    .command('count', { isDefault: true })
    .description('Counts views by page and language, the most viewed first')
    .option('--since <DAY>', `since ${MOMENT}; default: ${DEFAULT_DAYS}d`, readMoment(now))
    .option('--json', 'each day, page and language, for programs')
    .action(({ since = now - DEFAULT_DAYS * 86_400_000, json }: { since?: number; json?: true }) =>
      withDatabase(async ({ figures }) => {
        const day = dayInSeoul(since);
        const rows = await figures.use((db) =>
          db.selectFrom('page_views').selectAll().where('day', '>=', day).orderBy('day').orderBy('page').execute(),
        );
        if (json) return print(JSON.stringify(rows, null, 2));
        if (rows.length === 0) return print(`No page views since ${day}.`);
        print(`${formatViews(rows)}\n\nsince ${day}, of visitors who agreed`);
      }),
    );
  return program;
}

function formatViews(rows: readonly PageViewTable[]): string {
  const pages = new Map<string, number[]>();
  for (const { page, locale, views } of rows) {
    const sums = pages.get(page) ?? LOCALES.map(() => 0);
    sums[LOCALES.indexOf(locale)] = (sums[LOCALES.indexOf(locale)] ?? 0) + Number(views);
    pages.set(page, sums);
  }
  const table = [...pages].sort(([a, sumsOfA], [b, sumsOfB]) => add(sumsOfB) - add(sumsOfA) || (a < b ? -1 : 1));
  const all = LOCALES.map((_, at) => add(table.map(([, sums]) => sums[at] ?? 0)));
  const toRow = ([page, sums]: readonly [string, readonly number[]]) => [page, ...sums.map(String), String(add(sums))];
  return formatTable([['Page', ...LOCALES, 'All'], ...table.map(toRow), toRow(['all', all])], [1, 2, 3]);
}

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

await runIfMain(import.meta.url, createPageViews);
