import { combineSlices, configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { i18n as I18n } from 'i18next';
import type { Middleware, Reducer, UnknownAction } from 'redux';
import type { Locale } from '#core/site/locales.ts';
import {
  alertSlice,
  connectionSlice,
  consentSlice,
  languageOfferSlice,
  loadingSlice,
  localeSlice,
  newsDataSlice,
  pageIndicatorSlice,
  viewportSlice,
} from './slices.ts';

/** The slices of every page. RTK Query adds its own with the first page that asks the API (src/api/base.ts). */
export const rootReducer = combineSlices(
  localeSlice,
  viewportSlice,
  alertSlice,
  loadingSlice,
  pageIndicatorSlice,
  newsDataSlice,
  connectionSlice,
  consentSlice,
  languageOfferSlice,
);

/** Middleware that was added later, in the order of its arrival. */
const injected = new Set<Middleware>();

/** The stores that a later slice is added to: the browser's. A prerendered page's store lives for one rendering. */
const stores = new Set<{ dispatch(action: UnknownAction): unknown; addMiddleware(middleware: Middleware): void }>();
const sliceInjected = createAction('store/sliceInjected');

/** Adds RTK Query's slice and middleware, also to a store that exists already: its state has the slice at once. */
export function injectApi(api: { reducerPath: string; reducer: Reducer; middleware: Middleware }): void {
  rootReducer.inject(api);
  injected.add(api.middleware);
  for (const store of stores) {
    store.addMiddleware(api.middleware);
    store.dispatch(sliceInjected());
  }
}

export type RootState = ReturnType<typeof rootReducer>;

/** Answers requests to the API without a network: the prerenderer reads what the build has written. */
export type LocalApi = (path: string) => unknown;

/** What thunks and queries get beside dispatch and state. */
export interface ThunkExtra {
  localApi?: LocalApi;
  /** Words for what is said outside of a page's components. */
  loadI18n?: (locale: Locale, namespaces: readonly string[]) => Promise<I18n>;
}

/** One store a browser, and one a prerendered page: pages are rendered concurrently and share nothing. */
export function createStore(extraArgument: ThunkExtra = {}) {
  // One for each store: it keeps those that it is applied to, which would be one for each of thousands of prerendered pages.
  const dynamic = createDynamicMiddleware();
  dynamic.addMiddleware(...injected);
  const store = configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: { extraArgument } }).concat(dynamic.middleware),
  });
  if (!extraArgument.localApi) stores.add({ dispatch: store.dispatch, addMiddleware: dynamic.addMiddleware });
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];
