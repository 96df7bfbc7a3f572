/** What is measured at real visitors: times in milliseconds, `CLS` without a unit. */
export const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Metric = (typeof METRICS)[number];

/** The most figures that one message carries. */
export const MAX_VITALS = 20;

/** What the browser says of itself. A tablet may say that it is a desktop. */
export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const times = [10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 4000, 6000, 10_000];
const LIMITS = { time: [...times, 30_000, 120_000, 600_000, 3_600_000], shift: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1] };

/** Where the buckets of a figure end, in its unit: closest around the limits of good and poor. What is above the last is in one more. */
export const limitsOf = (metric: Metric): readonly number[] => (metric === 'CLS' ? LIMITS.shift : LIMITS.time);

/** Number of the bucket that a value belongs to. */
export function bucketOf(metric: Metric, value: number): number {
  const at = limitsOf(metric).findIndex((limit) => value <= limit);
  return at < 0 ? limitsOf(metric).length : at;
}

/**
 * The value that a share of all samples does not exceed, as Prometheus' `histogram_quantile` estimates it: evenly spread within a bucket.
 * @param counts Samples by bucket; at least one.
 * @param share From 0 to 1: 0.75 for p75.
 */
export function percentile(metric: Metric, counts: ReadonlyMap<number, number>, share: number): number {
  const limits = limitsOf(metric);
  const rank = share * [...counts.values()].reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    const start = limits[bucket - 1] ?? 0;
    if (below + count >= rank) return start + ((limits[bucket] ?? start) - start) * ((rank - below) / count);
    below += count;
  }
  throw new RangeError('a percentile needs samples');
}
