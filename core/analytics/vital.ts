import * as v from 'valibot';
import { MAX_VITALS, METRICS } from './metrics.ts';

/** One figure of one page. */
export const VitalSchema = v.strictObject({
  metric: v.picklist(METRICS),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)),
  /** Path of the page, without query: `/en/services/adc`. Its locale is the page's. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
});

/** Figures of one visit as a page sends them when it is hidden. They say nothing of who visited. */
export const VitalsSchema = v.strictObject({
  /** A UUID of this message, so that one which is sent twice is counted once. No two messages share one. */
  id: v.pipe(v.string(), v.uuid()),
  /** ISO 8601 in UTC. A message without a connection is sent later. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  values: v.pipe(v.array(VitalSchema), v.minLength(1), v.maxLength(MAX_VITALS)),
});

export type Vital = v.InferOutput<typeof VitalSchema>;
export type Vitals = v.InferOutput<typeof VitalsSchema>;
