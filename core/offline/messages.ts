import type { Locale } from '../site/locales.ts';

export type MessageToWorker =
  /** A page is shown. The worker stores it for reading offline. */
  | {
      type: 'VISITED';
      path: string;
      /** API addresses of its data. */
      data: readonly string[];
      /** Pictures that the first page loaded before a worker controlled it. */
      pictures: readonly string[];
      locale: Locale;
      /** The offline kit may be fetched: neither data saver nor 2g. */
      mayPrefetch: boolean;
    }
  /** A brochure is being downloaded by a link of the page, which browsers send past the worker. The worker fetches it, too. */
  | { type: 'DOWNLOADED'; path: string }
  /** The visitor agrees to the new version (sent by workbox-window). */
  | { type: 'SKIP_WAITING' };

export type MessageFromWorker =
  /** The network has not answered: the page's document is a copy. Of data, the answer itself says so by its header. */
  { type: 'STORED_DOCUMENT'; storedAt: number };

/** The header of a copy: when it was stored, in milliseconds since the epoch. */
export const STORED_AT_HEADER = 'x-stored-at';

/** '1': the worker computed the answer from a stored index, as the server would have. */
export const REPLICA_HEADER = 'x-replica';
