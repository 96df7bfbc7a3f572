import { combineSlices, configureStore, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import type { i18n as I18n } from 'i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
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

/** Slices that come with the first module that uses them, which declares them here. */
// biome-ignore lint/suspicious/noEmptyInterface: src/api/base.ts fills it
export interface LaterSlices {}

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
).withLazyLoadedSlices<LaterSlices>();

const later = createDynamicMiddleware();

/** The browser's, which is there before slices that come later. */
let browserStore: Store | undefined;

/**
 * Adds the middleware of a slice that comes later to the browser's store. From here on the store has the state of the slice, which any action
 * makes: RTK Query reads it before its own first one.
 */
export function addMiddleware(middleware: Middleware): void {
  later.addMiddleware(middleware);
  browserStore?.dispatch({ type: 'store/extended' });
}

export type RootState = ReturnType<typeof rootReducer>;

/** What thunks and queries get beside dispatch and state. */
export interface ThunkExtra {
  /** Answers requests to the API from what the build has written: in the prerenderer, and on a host that knows only files. */
  localApi?: ((path: string) => unknown) | undefined;
  /** Words for what is said outside of a page's components. */
  loadI18n?: (locale: Locale, namespaces: readonly string[]) => Promise<I18n>;
}

/**
 * One store a browser, and one a prerendered page: pages are rendered concurrently and share nothing.
 * @param api The API's middleware, in the prerenderer; a browser adds it later.
 */
export function createStore(extraArgument: ThunkExtra = {}, api: Middleware = later.middleware) {
  const store = configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: { extraArgument } }).concat(api),
  });
  if (!import.meta.env.SSR) browserStore = store;
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();
