import * as v from 'valibot';

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

/** How the browser came to the page. `client`: a navigation within the app. */
export const NAVIGATIONS = ['load', 'reload', 'client', 'back-forward', 'back-forward-cache', 'prerender', 'restored'] as const;
/** Where the page came from. */
export const SOURCES = ['network', 'cache', 'kit'] as const;
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'offline', 'unknown'] as const;

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

export const MAX_VITALS = 60;

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
