import { extname } from 'node:path';
import { Piscina } from 'piscina';
import type { SearchQuery } from '../../core/search/answer.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { SearchTask } from './search-worker.ts';

export interface SearchThread {
  /** The answer as JSON; undefined when too many searches wait. Rejects when the build wrote no documents for the locale. */
  search(locale: Locale, query: SearchQuery): Promise<string | undefined>;
  /** Builds the indexes of all locales ahead. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Searches that may wait for the thread: at 10 ms each, the last one waits for two thirds of a second. */
const MAX_WAITING = 64;
/** As nice(2) counts: where searches and pages want the same processor, pages come first (Linux only). */
const NICENESS = 10;

// Beside this module, among the sources (.ts) and in the bundle (.mjs) alike.
const WORKER = new URL(`./search-worker${extname(import.meta.url)}`, import.meta.url);

/** Searches in a thread of its own, one search after another, so that none delays other answers. The thread starts with the first task. */
export function openSearchThread(dataDir: string, maxWaiting = MAX_WAITING): SearchThread {
  let pool: Piscina<SearchTask, string> | undefined;
  const run = (task: SearchTask) => {
    pool ??= new Piscina({
      filename: WORKER.href,
      minThreads: 1,
      maxThreads: 1,
      niceIncrement: NICENESS,
      workerData: { dataDir },
    });
    return pool.run(task);
  };
  return {
    async search(locale, query) {
      if (pool && pool.queueSize >= maxWaiting) return undefined;
      return run({ locale, query });
    },
    async warm() {
      for (const locale of LOCALES) await run({ locale }).catch(() => undefined);
    },
    async close() {
      await pool?.destroy();
    },
  };
}
