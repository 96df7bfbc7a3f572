import { type Judged, LIMITS } from '../limits.ts';
import type { View } from '../view.ts';

/** What stands below the name of a chart: `Largest contentful paint · limit 2,500 ms`. */
export function describeMetric(metric: Judged, { words, tick }: View): string {
  return `${words.metrics[metric]} · ${words.limit}\u00a0${tick(metric, LIMITS[metric])}${metric === 'CLS' ? '' : '\u00a0ms'}`;
}
