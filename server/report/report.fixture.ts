import { bucketOf } from '../../core/analytics/histogram.ts';
import type { Metric } from '../../core/analytics/metrics.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import type { VitalTable } from '../db/tables.ts';

export const DAY = 86_400_000;
export const daysAgo = (days: number): string => dayInSeoul(Date.now() - days * DAY);

/** Samples of one value. */
export function vitalRow(metric: Metric, value: number, samples: number, rest: Partial<VitalTable> = {}): VitalTable {
  return {
    day: daysAgo(0),
    build: 'B1-first',
    page: 'home',
    locale: 'en',
    metric,
    navigation: metric === 'navigation' ? 'client' : 'load',
    source: 'network',
    connection: '4g',
    has_worker: 1,
    saves_data: 0,
    bucket: bucketOf(metric, value),
    samples,
    ...rest,
  };
}

/** A line of Lighthouse's history. */
export function historyLine(page: string, days: number, figures: Record<string, number>, commit = 'abc1234'): string {
  const budgets = { score: 0.95, LCP: 1200, totalBytes: 286_720 };
  const at = new Date(Date.now() - days * DAY - 60_000).toISOString();
  return JSON.stringify({ at, commit, build: 'B1-first', page, runs: 5, index: 1500, figures, budgets });
}
