import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { SearchDocuments } from '../core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '../core/search/search-index.ts';
import { LOCALES, type Locale } from '../core/site/locales.ts';

export interface SearchStore {
  /** Rejects where the build wrote nothing to search. */
  index(locale: Locale): Promise<SearchIndex>;
  /** Builds every index, one after another, between other work. */
  warm(): Promise<void>;
}

/** Indexes over the documents that the pipeline wrote: built once, at the first search or ahead of it, and kept. */
export function openSearchStore(dataDir: string): SearchStore {
  const indexes = new Map<Locale, Promise<SearchIndex>>();
  const index = (locale: Locale) => {
    const known = indexes.get(locale);
    if (known) return known;
    const built = readDocuments(dataDir, locale).then((documents) => buildSearchIndex(documents, () => setImmediate()));
    indexes.set(locale, built);
    // The next search tries again.
    built.catch(() => indexes.delete(locale));
    return built;
  };
  return {
    index,
    async warm() {
      for (const locale of LOCALES) await index(locale).catch(() => undefined);
    },
  };
}

/** All documents, where the build wrote them apart from those that the worker keeps. */
async function readDocuments(dataDir: string, locale: Locale): Promise<SearchDocuments> {
  const whole = await readFile(`${dataDir}/search-whole.${locale}.json`, 'utf8').catch(() => undefined);
  return JSON.parse(whole ?? (await readFile(`${dataDir}/search.${locale}.json`, 'utf8')));
}
