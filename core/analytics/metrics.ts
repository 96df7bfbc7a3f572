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
