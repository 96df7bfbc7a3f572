import * as v from 'valibot';
import { LOCALES } from '../site/locales.ts';

/** A page view as a page sends it (spec 7). It says which page was opened, and nothing of who did. */
export const PageViewSchema = v.strictObject({
  /** A UUID of this view, so that one which is sent twice is counted once. No two views share one. */
  id: v.pipe(v.string(), v.uuid()),
  /** Path of the page, without query: `/en/services/adc`. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
  locale: v.picklist(LOCALES),
  /** ISO 8601 in UTC. A view without a connection is sent later. */
  at: v.pipe(v.string(), v.isoTimestamp()),
});

export type PageView = v.InferOutput<typeof PageViewSchema>;
