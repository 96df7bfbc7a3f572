import { CATEGORIES } from '../../../core/contact/inquiry.ts';
import { dayInSeoul } from '../../../core/site/seoul-time.ts';
import { parseMoment } from '../parse-moment.ts';
import { layTable } from '../table.ts';
import type { Command } from '../tool.ts';
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
  /** Hours from inquiry to reply; half of them took less. Null without a reply. */
  medianHours: number | null;
}

export const stats: Command = {
  summary: 'Counts inquiries by category and month, and how long replies took',
  options: { since: FILTER_OPTIONS.since, json: { type: 'boolean', help: 'for programs' } },
  async run({ database: { db }, options, now, print }) {
    let query = db.selectFrom('inquiries').select(['category', 'created_at', 'replied_at', 'purged_at']);
    if (options.since !== undefined)
      query = query.where('created_at', '>=', new Date(parseMoment('since', String(options.since), now)).toISOString());
    // Also from rows that have no name any more.
    const rows = await query.execute();
    const categories = group(rows, ({ category }) => category, CATEGORIES);
    const months = group(rows, ({ created_at }) => dayInSeoul(Date.parse(created_at)).slice(0, 7), []);
    if (options.json) return print(JSON.stringify({ total: figuresOf(rows), categories, months }, null, 2));
    print(layTable([head('Category'), ...lines(categories), line('all', figuresOf(rows))], [1, 2, 3, 4]));
    print(`\n${layTable([head('Month'), ...lines(months)], [1, 2, 3, 4])}`);
  },
};

function group(rows: readonly Row[], keyOf: (row: Row) => string, order: readonly string[]): Record<string, Figures> {
  const groups = new Map<string, Row[]>(order.map((key) => [key, []]));
  for (const row of rows) {
    const known = groups.get(keyOf(row));
    if (known) known.push(row);
    else groups.set(keyOf(row), [row]);
  }
  const sorted = order.length > 0 ? [...groups] : [...groups].sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(sorted.map(([key, some]) => [key, figuresOf(some)]));
}

function figuresOf(rows: readonly Row[]): Figures {
  const replied = rows.filter((row) => row.replied_at !== null);
  return {
    inquiries: rows.length,
    open: rows.filter((row) => row.replied_at === null && row.purged_at === null).length,
    replied: replied.length,
    medianHours: median(replied.map((row) => (Date.parse(row.replied_at as string) - Date.parse(row.created_at)) / 3_600_000)),
  };
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] as number, sorted[sorted.length >> 1] as number];
  return Math.round(((low + high) / 2) * 100) / 100;
}

const head = (name: string) => [name, 'Inquiries', 'Open', 'Replied', 'Median time to reply'];
const lines = (groups: Record<string, Figures>) => Object.entries(groups).map(([name, figures]) => line(name, figures));
const line = (name: string, { inquiries, open, replied, medianHours }: Figures) => [
  name,
  String(inquiries),
  String(open),
  String(replied),
  medianHours === null ? '-' : duration(medianHours),
];

/** `1 d 4 h`, `3 h 20 min`. */
function duration(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [days, rest] = [Math.floor(minutes / 1440), minutes % 1440];
  if (days > 0) return `${days} d ${Math.floor(rest / 60)} h`;
  return `${Math.floor(rest / 60)} h ${rest % 60} min`;
}
