import { combineReducers, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import {
  alertSlice,
  connectionSlice,
  consentSlice,
  loadingSlice,
  localeSlice,
  newsDataSlice,
  offlineLibrarySlice,
  outboxSlice,
  viewportSlice,
} from './slices.ts';

const shell = {
  locale: localeSlice.reducer,
  viewport: viewportSlice.reducer,
  alert: alertSlice.reducer,
  loading: loadingSlice.reducer,
  newsData: newsDataSlice.reducer,
  connection: connectionSlice.reducer,
  consent: consentSlice.reducer,
  offlineLibrary: offlineLibrarySlice.reducer,
  outbox: outboxSlice.reducer,
};

export type RootState = { [Name in keyof typeof shell]: ReturnType<(typeof shell)[Name]> };

/** A slice that only some pages need, with its middleware: RTK Query comes with the first page that lists posts. */
export interface StoreFeature {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
}

/**
 * One store a rendered page, nothing shared between two: pages are prerendered concurrently (design 5). Features of
 * the first page go in before the preloaded state, which would otherwise be dropped for slices not known yet.
 */
export function createStore(preloaded: Partial<RootState> = {}, features: readonly StoreFeature[] = []) {
  const reducers: Record<string, Reducer> = { ...(shell as Record<string, Reducer>) };
  for (const feature of features) reducers[feature.reducerPath] = feature.reducer;
  let addMiddleware = (_middleware: Middleware) => {};
  // Middleware that comes later wraps what is there.
  const late: Middleware = (api) => (next) => {
    let handle = next;
    addMiddleware = (middleware) => {
      handle = middleware(api)(handle);
    };
    return (action) => handle(action);
  };
  const store = configureStore({
    reducer: combineReducers(reducers) as unknown as Reducer<RootState>,
    preloadedState: preloaded as RootState,
    devTools: false,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false, actionCreatorCheck: false }).concat(late) as unknown as ReturnType<
        typeof defaults
      >,
  });
  for (const feature of features) addMiddleware(feature.middleware);
  return Object.assign(store, {
    /** Adds what is not there yet; the new slices have their initial state at once. */
    addFeatures(more: readonly StoreFeature[]) {
      const fresh = more.filter((feature) => !reducers[feature.reducerPath]);
      if (fresh.length === 0) return;
      for (const feature of fresh) reducers[feature.reducerPath] = feature.reducer;
      store.replaceReducer(combineReducers(reducers) as unknown as Reducer<RootState>);
      for (const feature of fresh) addMiddleware(feature.middleware);
    },
  });
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];
