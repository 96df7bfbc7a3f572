import { searchPath } from '#core/api/addresses.ts';
import { REPLICA_HEADER } from '#core/offline/messages.ts';
import type { SearchAnswer, SearchQuery } from '#core/search/answer.ts';
import { writeSearchQuery } from '#core/search/read-search-query.ts';
import type { Locale } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { api } from '#src/api/base.ts';

export interface SearchArgs {
  locale: Locale;
  query: SearchQuery;
}

/** `isReplica`: computed by the worker on this device, since the network did not answer. */
export type SearchResult = SearchAnswer & { isReplica: boolean };

const request = {
  query: ({ locale, query }: SearchArgs) => searchPath(locale, query),
  transformResponse: (answer: SearchAnswer, meta: { response?: Response } | undefined): SearchResult => ({
    ...answer,
    isReplica: meta?.response?.headers.has(REPLICA_HEADER) === true,
  }),
};

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResult, SearchArgs>({ ...request, extraOptions: { showsLoader: true } }),
    /** The same while someone types: without a loader, and so without its delay. The page of results has the answer ready then. */
    suggest: build.query<SearchResult, SearchArgs>({
      ...request,
      onQueryStarted: (args, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => dispatch(searchApi.util.upsertQueryData('search', args, data)),
          // The hook shows what there is.
          () => undefined,
        );
      },
    }),
  }),
});

export const { useSearchQuery, useSuggestQuery } = searchApi;

/** The address of a search: back, reload and sharing give it again. */
export function searchHref(locale: Locale, query: SearchQuery): string {
  return `${hrefFor(locale, 'search')}?${writeSearchQuery(query)}`;
}
