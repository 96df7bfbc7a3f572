import type { Locale } from '../site/locales.ts';
import type { LibraryFile, LibraryItem } from './library.ts';

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
  | { type: 'SKIP_WAITING' }
  /** A link that is likely to be followed: what its page needs may be fetched, for no more than these bytes. */
  | { type: 'WARM'; path: string; left: number }
  /** The network has changed, or someone wants data saved: what is being fetched ahead ends here. */
  | { type: 'STOP_WARMING' }
  /** The visitor's own word on data saver is another one now (own-choice.ts). */
  | { type: 'DATA_SAVER' }
  | ToLibrary;

/** What the offline library asks of the worker; it answers all tabs on the channel below. */
export type ToLibrary =
  | { type: 'SAVE'; item: Omit<LibraryItem, 'files'>; files: readonly LibraryFile[] }
  | { type: 'CANCEL_SAVE'; id: string }
  | { type: 'REMOVE_SAVED'; ids: readonly string[] }
  /** Also keeps the worker awake while it saves. */
  | { type: 'LIST_SAVED' };

export const LIBRARY_CHANNEL = 'site:library';

/** Something saved, as the worker reports it. */
export interface SavedItem extends Omit<LibraryItem, 'files'> {
  bytes: number;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** `partial`: saving broke off; `evicted`: the browser has cleared some or all of its files. */
  state: 'whole' | 'partial' | 'evicted';
}

/** What is being saved, in bytes on the wire. */
export interface Saving {
  id: string;
  title: string;
  done: number;
  total: number;
}

export type FromLibrary =
  | { type: 'LIBRARY'; saved: readonly SavedItem[]; saving: readonly Saving[] }
  | { type: 'SAVING'; saving: readonly Saving[] }
  | { type: 'ENDED'; id: string; title: string; outcome: SaveOutcome };

export type SaveOutcome = 'saved' | 'cancelled' | 'full' | 'failed';

/** What the worker tells its pages. */
export type FromWorker =
  /** The landing page and, where allowed, lists, indexes and home are stored: the network may go. */
  | { type: 'READY' }
  | { type: 'PAGES'; paths: string[] }
  /** What a link cost; `whole`: all that its page needs is held. */
  | { type: 'WARMED'; path: string; bytes: number; whole: boolean }
  /** What became of a real request. `stored` goes to the page it was for: when the copy it got was stored, 0 if it got none. */
  | { type: 'NETWORK'; change: { online: boolean; stored?: { at: number } } };
