import { middleOf, percentile } from '../../../core/analytics/histogram.ts';
import type { Metric } from '../../../core/analytics/metrics.ts';
import { FEW_SAMPLES, JUDGED, LIMITS } from '../limits.ts';
import type { Histograms } from './read-histograms.ts';

/** A metric of one group. */
export interface Figure {
  p50: number;
  p75: number;
  p95: number;
  samples: number;
  /** Chance decides it. */
  isFew: boolean;
  /** Its p75 is over its limit. */
  isOver: boolean;
  /** How many samples are within the limit, from 0 to 1; undefined where there is none. */
  within: number | undefined;
}

/** Undefined where the group has no samples of the metric. */
export function figureOf(metric: Metric, histograms: Histograms | undefined): Figure | undefined {
  const counts = histograms?.get(metric);
  if (!counts) return undefined;
  const samples = countSamples(histograms, metric);
  const limit = limitOf(metric);
  const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) => percentile(metric, counts, share)) as [number, number, number];
  const within = limit === undefined ? undefined : countWithin(metric, counts, limit) / samples;
  return { p50, p75, p95, samples, isFew: samples < FEW_SAMPLES, isOver: limit !== undefined && p75 > limit, within };
}

export function countSamples(histograms: Histograms | undefined, metric: Metric): number {
  return [...(histograms?.get(metric)?.values() ?? [])].reduce((sum, samples) => sum + samples, 0);
}

/** How many pages were shown: documents have a TTFB each, pages opened within the site a `navigation`. */
export function countShown(histograms: Histograms | undefined): number {
  return countSamples(histograms, 'TTFB') + countSamples(histograms, 'navigation');
}

export function limitOf(metric: Metric): number | undefined {
  const judged = JUDGED.find((name) => name === metric);
  return judged && LIMITS[judged];
}

function countWithin(metric: Metric, counts: ReadonlyMap<number, number>, limit: number): number {
  return [...counts].reduce((sum, [bucket, samples]) => (middleOf(metric, bucket) <= limit ? sum + samples : sum), 0);
}
