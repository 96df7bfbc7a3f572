import { LRUCache } from 'lru-cache';
import type { PageView } from '../../core/analytics/page-view.ts';
import type { Locale } from '../../core/site/locales.ts';
import { dayInSeoul } from '../../core/site/seoul-time.ts';
import type { Database } from '../db/open-database.ts';

export interface PageViewCounts {
  /** Counts a view of a page, unless the same view was counted within the last hours. */
  add(view: PageView, page: string): void;
  /** Writes what was counted to the database. Rejects when that fails; what was counted is then written the next time. */
  flush(): Promise<void>;
  /** Writes the rest. */
  close(): Promise<void>;
}

export interface CountsOptions {
  now?: () => number;
  /** How often what was counted is written, in milliseconds. A process that is killed loses that much. */
  interval?: number;
  /** Told that writing has failed. */
  report: (error: Error) => void;
}

/** A view that was sent twice because its answer was lost comes again within this time, or is counted twice. */
const MAX_KNOWN_VIEWS = 50_000;
/** A view without a connection that comes later than this is counted for the day it comes. */
const MAX_AGE_MS = 7 * 86_400_000;

interface Count {
  day: string;
  page: string;
  locale: Locale;
  views: number;
}

/**
 * Counts page views by day (Seoul), page and locale: nothing else of a view is kept, and nothing of who opened the page. Counts of several
 * servers on one database add up.
 */
export function openPageViewCounts({ db }: Database, { now = Date.now, interval = 5000, report }: CountsOptions): PageViewCounts {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN_VIEWS });
  let counts = new Map<string, Count>();
  let writing = Promise.resolve();
  const timer = setInterval(() => flush().catch(report), interval).unref();

  function add({ id, at, locale }: PageView, page: string): void {
    if (known.has(id)) return;
    known.set(id, true);
    const moment = Date.parse(at);
    const isPlausible = moment <= now() && moment > now() - MAX_AGE_MS;
    count({ day: dayInSeoul(isPlausible ? moment : now()), page, locale, views: 1 });
  }

  function count(one: Count): void {
    const key = [one.day, one.page, one.locale].join(' ');
    const sum = counts.get(key);
    if (sum) sum.views += one.views;
    else counts.set(key, { ...one });
  }

  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  }

  async function write(): Promise<void> {
    const written = [...counts.values()];
    counts = new Map();
    if (written.length === 0) return;
    try {
      await db
        .insertInto('page_views')
        .values(written)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'locale'])
            .doUpdateSet((set) => ({ views: set('page_views.views', '+', set.ref('excluded.views')) })),
        )
        .execute();
    } catch (error) {
      for (const one of written) count(one);
      throw error;
    }
  }

  return {
    add,
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
