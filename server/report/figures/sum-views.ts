import type { Locale } from '../../../core/site/locales.ts';
import type { PageViewTable } from '../../db/tables.ts';

/** Views in each language and in both. */
export type ViewSums = Record<Locale | 'all', number>;

/** Adds page views up by day or page. */
export function sumViews(rows: readonly PageViewTable[], column: 'day' | 'page'): Map<string, ViewSums> {
  const sums = new Map<string, ViewSums>();
  for (const row of rows) {
    const sum = sums.get(row[column]) ?? { en: 0, ko: 0, all: 0 };
    sum[row.locale] += row.views;
    sum.all += row.views;
    sums.set(row[column], sum);
  }
  return sums;
}
