import type { Locale } from '../site/locales.ts';

/** What a page tells the worker. */
export type ToWorker =
  | {
      type: 'VISITED';
      /** Path of the page shown, and the API addresses of its data. */
      path: string;
      data: string[];
      /** Files the first page loaded before the worker was there. */
      files: string[];
      locale: Locale;
      /** Lists, indexes and home may be fetched ahead: neither data saver nor 2g. */
      warm: boolean;
    }
  | { type: 'SKIP_WAITING' };

/** What the worker tells its pages. */
export type FromWorker =
  /** The landing page and, where allowed, lists, indexes and home are stored: the network may go. */
  { type: 'READY' } | { type: 'PAGES'; paths: string[] };
