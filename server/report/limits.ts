import type { Metric } from '../../core/analytics/metrics.ts';

/** The figures that the report judges, in the order in which it shows them. */
export const JUDGED = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'navigation'] as const satisfies readonly Metric[];
export type Judged = (typeof JUDGED)[number];

/**
 * What the p75 of a figure may be. For `navigation` it is our own budget for pages that were not fetched ahead (docs/performance.md); the
 * others are the published limits for "good" (https://web.dev/articles/defining-core-web-vitals-thresholds).
 */
export const LIMITS: Readonly<Record<Judged, number>> = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800, navigation: 350 };
export const OWN_LIMITS: readonly Judged[] = ['navigation'];

/** Chance decides the p75 of fewer samples than these. */
export const FEW_SAMPLES = 30;
