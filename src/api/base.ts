import inputs from 'site:inputs';
import type { WithSlice } from '@reduxjs/toolkit';
import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { API_PATH } from '#core/api/addresses.ts';
import { STORED_AT_HEADER } from '#core/offline/messages.ts';
import { FETCH_MIN_DELAY_MS, NAVIGATION_TIMEOUT_MS } from '#core/site/constants.ts';
import { addMiddleware, type ConnectionState, connectionChanged, rootReducer, type ThunkExtra } from '#src/state/store.ts';

/** `showsLoader`: pages show a loader meanwhile. The fetch takes at least the spec's minimum delay, so that it does not flash. */
type RequestOptions = { showsLoader?: boolean };

/** The spec's HTTP client: it asks for JSON and sends no Authorization (spec 6, 7). */
const request = fetchBaseQuery({ baseUrl: inputs.apiBase + API_PATH, timeout: NAVIGATION_TIMEOUT_MS });

/** Passes answers and errors through unchanged (spec 7), and says what they tell of the network. The prerenderer's answers come from the build's own files. */
const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, RequestOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const { localApi } = api.extra as ThunkExtra;
  if (localApi)
    return Promise.resolve(localApi(typeof args === 'string' ? args : args.url)).then(
      (data) => (data === undefined ? { error: { status: 404, data } } : { data }),
      (error) => ({ error: { status: 'FETCH_ERROR', error: String(error) } }),
    );
  const startedAt = Date.now();
  const answer = await request(args, api, {});
  // A request that the page breaks off says nothing of the network.
  if (!api.signal.aborted) api.dispatch(connectionChanged(connectionOf(answer)));
  const rest = options?.showsLoader ? FETCH_MIN_DELAY_MS - (Date.now() - startedAt) : 0;
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return answer;
};

/** Whether the network has answered. The worker says in a header when it stored the copy that stands in; an error in place of an answer tells nothing. */
function connectionOf({ error, meta }: Awaited<ReturnType<typeof request>>): Partial<ConnectionState> {
  const storedAt = meta?.response?.headers.get(STORED_AT_HEADER);
  if (storedAt) return { online: false, stored: { at: Number(storedAt) } };
  if (!error) return { online: true, stored: { at: 0 } };
  return meta?.response ? {} : { online: false, stored: { at: 0 } };
}

/**
 * How long an answer that no page uses is kept, in seconds. The prerenderer makes a store for each page and leaves it; a timer would hold
 * thousands of them until it ends.
 */
const KEEP_UNUSED = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 300;

/** The empty API that features inject their endpoints into. It comes with the first module that asks for data, and joins the store then. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Post'],
  endpoints: () => ({}),
  keepUnusedDataFor: KEEP_UNUSED,
});

declare module '#src/state/store.ts' {
  interface LaterSlices extends WithSlice<typeof api> {}
}

/** The store's reducer with the API's state, for selectors of it. */
export const reducerWithApi = rootReducer.inject(api);
addMiddleware(api.middleware);
