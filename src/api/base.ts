import inputs from 'site:inputs';
import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query';
import { FETCH_MIN_DELAY } from '#core/site/constants.ts';

/** `minimumDelay`: the fetch shows a loader, which must not flash. */
export interface RequestOptions {
  minimumDelay?: boolean;
}

/** Set by the worker on answers it held ready; they need no loader and so no delay. */
export const WARMED_HEADER = 'x-warmed';

const request = fetchBaseQuery({
  baseUrl: `${inputs.apiBase}/api/v1`,
  // The spec's HTTP client: asks for JSON, sends no Authorization (spec 6, 7).
  prepareHeaders: (headers) => {
    headers.set('accept', 'application/json');
    return headers;
  },
});

/** Passes answers and errors through unchanged (spec 7), waiting out the minimum delay where a loader is on show. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, RequestOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const begun = Date.now();
  const answer = await request(args, api, options ?? {});
  const warmed = answer.meta?.response?.headers.has(WARMED_HEADER) === true;
  const rest = options?.minimumDelay && !warmed ? FETCH_MIN_DELAY - (Date.now() - begun) : 0;
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return answer;
};

/** The empty API that features inject their endpoints into. */
export const api = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}), keepUnusedDataFor: 300 });
