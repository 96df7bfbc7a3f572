import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { SearchDocuments } from '../core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '../core/search/search-index.ts';
import { LOCALES, type Locale } from '../core/site/locales.ts';
import { isFileMissing } from './is-file-missing.ts';

export interface SearchStore {
  /** Rejects when the build wrote no documents for the locale. */
  getIndex(locale: Locale): Promise<SearchIndex>;
  /** Builds the indexes of all locales, one after another, without blocking the event loop for long. */
  buildAll(): Promise<void>;
}

/** Builds each search index once, from the documents that the build wrote, and caches it. */
export function openSearchStore(dataDir: string): SearchStore {
  const indexes = new Map<Locale, Promise<SearchIndex>>();
  const getIndex = (locale: Locale) => {
    const cached = indexes.get(locale);
    if (cached) return cached;
    const built = readDocuments(dataDir, locale).then((documents) => buildSearchIndex(documents, () => setImmediate()));
    indexes.set(locale, built);
    // A failed build is not cached, so that the next search tries again.
    built.catch(() => indexes.delete(locale));
    return built;
  };
  return {
    getIndex,
    async buildAll() {
      for (const locale of LOCALES) await getIndex(locale).catch(() => undefined);
    },
  };
}

/** Reads the file with all documents where there is one, else the one that the service worker stores too. */
async function readDocuments(dataDir: string, locale: Locale): Promise<SearchDocuments> {
  const read = (name: string) => readFile(`${dataDir}/${name}.${locale}.json`, 'utf8');
  const whole = await read('search-whole').catch((error) => {
    if (isFileMissing(error)) return undefined;
    throw error;
  });
  return JSON.parse(whole ?? (await read('search')));
}
