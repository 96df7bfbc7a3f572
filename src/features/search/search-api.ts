import type { SearchAnswer, SearchQuery } from '#core/search/answer.ts';
import type { Locale } from '#core/site/locales.ts';
import { api } from '#src/api/base.ts';
import type { Store } from '#src/state/store.ts';

export interface SearchArgs {
  locale: Locale;
  query: SearchQuery;
}

/** `isReplica`: given by the worker on this device, since the network did not answer (design 8). */
export type Found = SearchAnswer & { isReplica: boolean };

const addressOf = ({ locale, query }: SearchArgs) => {
  const params = new URLSearchParams({ locale, q: query.q });
  if (query.type) params.set('type', query.type);
  if (query.page) params.set('page', String(query.page));
  params.sort();
  return `/search?${params}`;
};

const toFound = (answer: SearchAnswer, meta: { response?: Response } | undefined): Found => ({
  ...answer,
  isReplica: meta?.response?.headers.has('x-replica') === true,
});

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<Found, SearchArgs>({
      query: addressOf,
      transformResponse: toFound,
      extraOptions: { minimumDelay: true },
    }),
    /** The same without a loader, and so without its delay. */
    suggest: build.query<Found, SearchArgs>({ query: addressOf, transformResponse: toFound }),
  }),
});

/** The best hits for a text. The results page, if it comes to that, has them ready. */
export async function suggest(store: Store, locale: Locale, q: string): Promise<Found> {
  const args: SearchArgs = { locale, query: { q } };
  const value = await store.dispatch(searchApi.endpoints.suggest.initiate(args, { subscribe: false })).unwrap();
  store.dispatch(searchApi.util.upsertQueryEntries([{ endpointName: 'search', arg: args, value }]));
  return value;
}
