import type { Metric } from './metrics.ts';

/** Each bucket ends at so many times its beginning: a value is known within 2 %. */
const RATIO = 1.04;
/** Layout shifts are far below 1, where buckets begin. */
const SCALE: Partial<Record<Metric, number>> = { CLS: 10_000 };

/** Number of the bucket that a value belongs to: 0 for all below 1 (below 0.0001 for layout shifts). */
export function bucketOf(metric: Metric, value: number): number {
  const scaled = value * (SCALE[metric] ?? 1);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log(scaled) / Math.log(RATIO));
}

/** The middle of a bucket, in the metric's unit. */
export function middleOf(metric: Metric, bucket: number): number {
  return bucket === 0 ? 0 : RATIO ** (bucket - 0.5) / (SCALE[metric] ?? 1);
}

/**
 * The value that a share of all samples does not exceed (nearest rank).
 * @param counts Samples by bucket; at least one.
 * @param share From 0 to 1: 0.75 for p75.
 */
export function percentile(metric: Metric, counts: ReadonlyMap<number, number>, share: number): number {
  const buckets = [...counts].sort(([a], [b]) => a - b);
  const rank = Math.max(1, Math.ceil(share * buckets.reduce((sum, [, count]) => sum + count, 0)));
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= rank) return middleOf(metric, bucket);
  }
  throw new RangeError('a percentile needs samples');
}
