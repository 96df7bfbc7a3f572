import { INQUIRY_CATEGORIES } from '../../../core/contact/inquiry.ts';
import { dayInSeoul } from '../../../core/site/seoul-time.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { parseMoment } from '../parse-moment.ts';
import { FILTER_OPTIONS } from './filters.ts';

interface Row {
  category: string;
  created_at: string;
  replied_at: string | null;
  purged_at: string | null;
}

interface Figures {
  inquiries: number;
  open: number;
  replied: number;
  /** Median of the hours from inquiry to reply; null without a reply. */
  medianHours: number | null;
}

export const stats: Command = {
  summary: 'Counts inquiries by category and month, and how long replies took',
  options: { since: FILTER_OPTIONS.since, json: { type: 'boolean', help: 'for programs' } },
  async run({ database: { db }, options, now, print }) {
    let query = db.selectFrom('inquiries').select(['category', 'created_at', 'replied_at', 'purged_at']);
    if (options.since !== undefined)
      query = query.where('created_at', '>=', new Date(parseMoment('since', String(options.since), now)).toISOString());
    // Rows whose personal data was destroyed count, too.
    const rows = await query.execute();
    const categories = group(rows, ({ category }) => category, INQUIRY_CATEGORIES);
    const months = group(rows, ({ created_at }) => dayInSeoul(Date.parse(created_at)).slice(0, 7), []);
    if (options.json) return print(JSON.stringify({ total: computeFigures(rows), categories, months }, null, 2));
    print(formatTable([createHeader('Category'), ...createRows(categories), createRow('all', computeFigures(rows))], [1, 2, 3, 4]));
    print(`\n${formatTable([createHeader('Month'), ...createRows(months)], [1, 2, 3, 4])}`);
  },
};

function group(rows: readonly Row[], getKey: (row: Row) => string, order: readonly string[]): Record<string, Figures> {
  const groups = new Map<string, Row[]>(order.map((key) => [key, []]));
  for (const row of rows) {
    const members = groups.get(getKey(row));
    if (members) members.push(row);
    else groups.set(getKey(row), [row]);
  }
  const sorted = order.length > 0 ? [...groups] : [...groups].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(sorted.map(([key, some]) => [key, computeFigures(some)]));
}

function computeFigures(rows: readonly Row[]): Figures {
  const hours = rows.flatMap(({ created_at, replied_at }) =>
    replied_at === null ? [] : [(Date.parse(replied_at) - Date.parse(created_at)) / 3_600_000],
  );
  return {
    inquiries: rows.length,
    open: rows.filter((row) => row.replied_at === null && row.purged_at === null).length,
    replied: hours.length,
    medianHours: median(hours),
  };
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round(((low + high) / 2) * 100) / 100;
}

const createHeader = (name: string) => [name, 'Inquiries', 'Open', 'Replied', 'Median time to reply'];
const createRows = (groups: Record<string, Figures>) => Object.entries(groups).map(([name, figures]) => createRow(name, figures));
const createRow = (name: string, { inquiries, open, replied, medianHours }: Figures) => [
  name,
  String(inquiries),
  String(open),
  String(replied),
  medianHours === null ? '-' : formatDuration(medianHours),
];

/** `1 d 4 h`, `3 h 20 min`. */
function formatDuration(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [days, rest] = [Math.floor(minutes / 1440), minutes % 1440];
  if (days > 0) return `${days} d ${Math.floor(rest / 60)} h`;
  return `${Math.floor(rest / 60)} h ${rest % 60} min`;
}
