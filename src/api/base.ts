import inputs from 'site:inputs';
import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { API_PATH } from '#core/api/addresses.ts';
import { PREFETCHED_HEADER } from '#core/offline/headers.ts';
import { FETCH_MIN_DELAY_MS, NAVIGATION_TIMEOUT_MS } from '#core/site/constants.ts';
import { startLoadingBar } from '#src/state/loading-bar.ts';
import { injectApi, type ThunkExtra } from '#src/state/store.ts';
import { takeAhead } from './request-ahead.ts';

/** `showsLoader`: the fetch moves the loading bar and takes at least the spec's minimum delay, so that no loader flashes. */
export interface RequestOptions {
  showsLoader?: boolean;
}

/** The spec's HTTP client: it asks for JSON and sends no Authorization (spec 6, 7). */
const request = fetchBaseQuery({
  baseUrl: inputs.apiBase + API_PATH,
  timeout: NAVIGATION_TIMEOUT_MS,
  fetchFn: (input, init) => (input instanceof Request && takeAhead(input)) || fetch(input, init),
  prepareHeaders: (headers) => {
    headers.set('accept', 'application/json');
    return headers;
  },
});

/** Passes answers and errors through unchanged (spec 7). The prerenderer's answers come from the build's own files. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, RequestOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const localApi = (api.extra as ThunkExtra | undefined)?.localApi;
  if (localApi) return answerLocally(localApi(typeof args === 'string' ? args : args.url));
  if (!options?.showsLoader) return request(args, api, {});
  const startedAt = Date.now();
  const endLoadingBar = startLoadingBar(api.dispatch);
  const answer = await request(args, api, {});
  const isAhead = answer.meta?.response?.headers.has(PREFETCHED_HEADER) === true;
  const rest = isAhead ? 0 : FETCH_MIN_DELAY_MS - (Date.now() - startedAt);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  endLoadingBar();
  return answer;
};

function answerLocally(data: unknown) {
  return data === undefined ? { error: { status: 404, data } } : { data };
}

/**
 * How long an answer that no page uses is kept, in seconds. The prerenderer makes a store for each page and leaves it; a timer would hold
 * thousands of them until it ends.
 */
const KEEP_UNUSED = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 300;

/** The empty API that features inject their endpoints into. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}), keepUnusedDataFor: KEEP_UNUSED });

injectApi(api);
