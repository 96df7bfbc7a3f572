import * as v from 'valibot';
import { CONNECTIONS, MAX_VITALS, METRICS, NAVIGATIONS, SOURCES } from './metrics.ts';

/** One figure of one page. */
export const VitalSchema = v.strictObject({
  metric: v.picklist(METRICS),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)),
  /** Path of the page, without query: `/en/services/adc`. Its locale is the page's. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  navigation: v.picklist(NAVIGATIONS),
  source: v.picklist(SOURCES),
  /** As the browser judged it when the page was shown. */
  connection: v.picklist(CONNECTIONS),
  /** Whether a service worker controlled the page. */
  hasWorker: v.boolean(),
});

/** Figures of one visit as a page sends them when it is hidden. They say nothing of who visited. */
export const VitalsSchema = v.strictObject({
  /** A UUID of this message, so that one which is sent twice is counted once. No two messages share one. */
  id: v.pipe(v.string(), v.uuid()),
  /** ISO 8601 in UTC. A message without a connection is sent later. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Names the app's code: the hash in the name of its first file. */
  build: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)),
  savesData: v.boolean(),
  values: v.pipe(v.array(VitalSchema), v.minLength(1), v.maxLength(MAX_VITALS)),
});

export type Vital = v.InferOutput<typeof VitalSchema>;
export type Vitals = v.InferOutput<typeof VitalsSchema>;
