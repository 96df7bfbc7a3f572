import { readFile } from 'node:fs/promises';
import type { SearchDocuments } from '../core/search/search-documents.ts';
import { buildSearchIndex, type SearchIndex } from '../core/search/search-index.ts';
import type { Locale } from '../core/site/locales.ts';
import { openFileStore, type StoredFile } from './files/file-store.ts';

export interface SearchStore {
  /** Rejects when the build wrote no documents for the locale. */
  getIndex(locale: Locale): Promise<SearchIndex>;
}

/** Builds a search index for each version of the documents that the build wrote, and keeps the one of the present version. */
export function openSearchStore(dataDir: string): SearchStore {
  // Notices a new build. The documents themselves are not cached beside their index.
  const files = openFileStore(dataDir, { maxBytes: 100_000, maxFileBytes: 0 });
  const indexes = new WeakMap<StoredFile, Promise<SearchIndex>>();
  return {
    async getIndex(locale) {
      const path = `${dataDir}/search.${locale}.json`;
      const file = await files.find(`search.${locale}.json`);
      if (!file) throw new Error(`${path} is missing: run npm run build`);
      const cached = indexes.get(file);
      if (cached) return cached;
      const built = buildIndex(path);
      indexes.set(file, built);
      // A failed build is not cached, so that the next search tries again.
      built.catch(() => indexes.delete(file));
      return built;
    },
  };
}

async function buildIndex(path: string): Promise<SearchIndex> {
  return buildSearchIndex(JSON.parse(await readFile(path, 'utf8')) as SearchDocuments);
}
