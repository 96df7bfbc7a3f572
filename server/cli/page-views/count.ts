import { LOCALES } from '../../../core/site/locales.ts';
import { dayInSeoul } from '../../../core/site/seoul-time.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { parseMoment } from '../parse-moment.ts';

const DEFAULT_SINCE = '30d';

export const count: Command = {
  summary: 'Counts views by page and language, the most viewed first',
  options: {
    since: { type: 'string', value: 'DAY', help: `since 2026-11-21, yesterday, 7d, '2 weeks ago'; default: ${DEFAULT_SINCE}` },
    json: { type: 'boolean', help: 'each day, page and language, for programs' },
  },
  async run({ database: { db }, options, now, print }) {
    const since = dayInSeoul(parseMoment('since', String(options.since ?? DEFAULT_SINCE), now));
    const rows = await db.selectFrom('page_views').selectAll().where('day', '>=', since).orderBy('day').orderBy('page').execute();
    if (options.json) return print(JSON.stringify(rows, null, 2));
    if (rows.length === 0) return print(`No page views since ${since}.`);
    const pages = new Map<string, number[]>();
    for (const { page, locale, views } of rows) {
      const sums = pages.get(page) ?? LOCALES.map(() => 0);
      sums[LOCALES.indexOf(locale)] = (sums[LOCALES.indexOf(locale)] ?? 0) + Number(views);
      pages.set(page, sums);
    }
    const table = [...pages]
      .map(([page, sums]) => ({ page, sums, total: add(sums) }))
      .sort((a, b) => b.total - a.total || (a.page < b.page ? -1 : 1));
    const all = LOCALES.map((_, at) => add(table.map(({ sums }) => sums[at] ?? 0)));
    const toRow = (page: string, sums: readonly number[]) => [page, ...sums.map(String), String(add(sums))];
    print(formatTable([['Page', ...LOCALES, 'All'], ...table.map(({ page, sums }) => toRow(page, sums)), toRow('all', all)], [1, 2, 3]));
    print(`\nsince ${since}, of visitors who agreed`);
  },
};

const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
