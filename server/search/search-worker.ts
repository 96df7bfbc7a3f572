import { workerData } from 'piscina';
import type { SearchQuery } from '../../core/search/answer.ts';
import { search } from '../../core/search/search.ts';
import type { Locale } from '../../core/site/locales.ts';
import { openSearchStore } from './search-store.ts';

export interface SearchTask {
  locale: Locale;
  /** Without a query the index is built, and nothing is searched. */
  query?: SearchQuery;
}

const store = openSearchStore((workerData as { dataDir: string }).dataDir);

/** Runs in the search thread. Answers with JSON: a text crosses threads faster than an object. */
export default async function answerTask({ locale, query }: SearchTask): Promise<string> {
  const index = await store.getIndex(locale);
  return query ? JSON.stringify(search(index, query)) : '';
}
