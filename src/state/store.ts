import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { i18n as I18n } from 'i18next';
import type { Locale } from '#core/site/locales.ts';
import { api, type LocalApi } from '#src/api/base.ts';
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
  api,
);

export type RootState = ReturnType<typeof rootReducer>;

/** What thunks and queries get beside dispatch and state. */
export interface ThunkExtra {
  localApi?: LocalApi;
  /** Words for what is said outside of a page's components. */
  loadI18n?: (locale: Locale, namespaces: readonly string[]) => Promise<I18n>;
}

/** One store a browser, and one a prerendered page: pages are rendered concurrently and share nothing. */
export function createStore(extraArgument: ThunkExtra = {}) {
  return configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware({ thunk: { extraArgument } }).concat(api.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];
