import * as v from 'valibot';
import { LOCALES } from '../site/locales.ts';
import { MAX_VITALS, METRICS } from './metrics.ts';

/** What a page sends after the visitor has agreed (spec 7). Nothing of it says who visited. */

/** A UUID of the message, so that one which is sent twice is counted once. No two messages share one. */
const id = v.pipe(v.string(), v.uuid());
/** ISO 8601 in UTC. A message without a connection is sent later. */
const at = v.pipe(v.string(), v.isoTimestamp());
/** Path of the page, without query: `/en/services/adc`. */
const path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(200));

export const PageViewSchema = v.strictObject({ id, path, locale: v.picklist(LOCALES), at });

const VitalSchema = v.strictObject({
  metric: v.picklist(METRICS),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)),
  path,
});

/** Figures of one visit. They are sent when the document is hidden. */
export const VitalsSchema = v.strictObject({
  id,
  at,
  values: v.pipe(v.array(VitalSchema), v.minLength(1), v.maxLength(MAX_VITALS)),
});

export type PageView = v.InferOutput<typeof PageViewSchema>;
export type Vital = v.InferOutput<typeof VitalSchema>;
export type Vitals = v.InferOutput<typeof VitalsSchema>;
