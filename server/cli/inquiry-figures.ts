import type { Kysely } from 'kysely';
import { INQUIRY_CATEGORIES } from '../../core/contact/inquiry.ts';
import { dayInSeoul } from '../../core/site/dates.ts';
import type { Tables } from '../db/tables.ts';
import { formatTable } from './format-text.ts';

interface Row {
  category: string;
  created_at: string;
  replied_at: string | null;
  purged_at: string | null;
}

type Figures = ReturnType<typeof computeFigures>;

/** All inquiries since a moment, by category and by month. Those whose personal data was destroyed count, too. */
export async function countInquiries(db: Kysely<Tables>, since?: number) {
  let query = db.selectFrom('inquiries').select(['category', 'created_at', 'replied_at', 'purged_at']);
  if (since !== undefined) query = query.where('created_at', '>=', new Date(since).toISOString());
  const rows = await query.execute();
  return {
    total: computeFigures(rows),
    categories: group(rows, ({ category }) => category, INQUIRY_CATEGORIES),
    months: group(rows, ({ created_at }) => dayInSeoul(Date.parse(created_at)).slice(0, 7)),
  };
}

/** The table of some figures, with the names that they are grouped by in its first column. */
export function formatFigures(name: string, groups: Readonly<Record<string, Figures>>): string {
  const header = [name, 'Inquiries', 'Open', 'Replied', 'Median time to reply'];
  return formatTable([header, ...Object.entries(groups).map(([group, figures]) => toFigureRow(group, figures))], [1, 2, 3, 4]);
}

function group(rows: readonly Row[], getKey: (row: Row) => string, order: readonly string[] = []): Record<string, Figures> {
  const groups = Object.groupBy(rows, getKey);
  const keys = new Set([...order, ...Object.keys(groups).sort()]);
  return Object.fromEntries([...keys].map((key) => [key, computeFigures(groups[key] ?? [])]));
}

function computeFigures(rows: readonly Row[]) {
  const hours = rows.flatMap(({ created_at, replied_at }) =>
    replied_at === null ? [] : [(Date.parse(replied_at) - Date.parse(created_at)) / 3_600_000],
  );
  return {
    inquiries: rows.length,
    open: rows.filter((row) => row.replied_at === null && row.purged_at === null).length,
    replied: hours.length,
    /** Median of the hours from inquiry to reply; null without a reply. */
    medianHours: median(hours),
  };
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round(((low + high) / 2) * 100) / 100;
}

const toFigureRow = (name: string, { inquiries, open, replied, medianHours }: Figures) => [
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
