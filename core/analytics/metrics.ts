/**
 * What is measured at real visitors. Times are in milliseconds; `CLS` has no unit. A name with a dot is a part of another figure, which
 * says where its time went.
 */
export const METRICS = [
  'TTFB',
  'TTFB.waiting',
  'TTFB.connection',
  'TTFB.request',
  'FCP',
  'LCP',
  'LCP.load-delay',
  'LCP.load-duration',
  'LCP.render-delay',
  'INP',
  'INP.input-delay',
  'INP.processing',
  'INP.presentation',
  'CLS',
  /** From the start of a navigation within the app to the paint of its page. */
  'navigation',
  /** How long a visitor without a connection was on pages that could be read. */
  'offline-reading',
] as const;
export type Metric = (typeof METRICS)[number];

/** The most figures that one message carries. */
export const MAX_VITALS = 60;

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
