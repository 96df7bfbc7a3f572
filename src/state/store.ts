import { combineSlices, configureStore, createDynamicMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';
import {
  alertSlice, connectionSlice, consentSlice, loadingSlice, localeSlice, newsDataSlice, offlineLibrarySlice, outboxSlice, viewportSlice,
} from './slices.ts';

const rootReducer = combineSlices(
  localeSlice, viewportSlice, alertSlice, loadingSlice, newsDataSlice, connectionSlice, consentSlice, offlineLibrarySlice, outboxSlice,
);

export type RootState = ReturnType<typeof rootReducer>;

/** A slice that only some pages need, with its middleware: RTK Query comes with the first page that lists posts. */
export interface StoreFeature {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
}

/**
 * One store a rendered page: pages are prerendered concurrently (design 5). Features of the first page go in
 * before the preloaded state, which would otherwise be dropped for slices the reducer does not know yet.
 */
export function createStore(preloaded: Partial<RootState> = {}, features: readonly StoreFeature[] = []) {
  const dynamic = createDynamicMiddleware();
  const added = new Set<string>();
  const add = (feature: StoreFeature) => {
    if (added.has(feature.reducerPath)) return;
    added.add(feature.reducerPath);
    rootReducer.inject({ reducerPath: feature.reducerPath, reducer: feature.reducer } as never);
    dynamic.addMiddleware(feature.middleware);
  };
  for (const feature of features) add(feature);
  const store = configureStore({
    reducer: rootReducer as Reducer<RootState>,
    preloadedState: preloaded,
    devTools: false,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false, actionCreatorCheck: false }).concat(dynamic.middleware),
  });
  return Object.assign(store, {
    addFeatures(more: readonly StoreFeature[]) {
      for (const feature of more) add(feature);
      // Gives the new slices their initial state.
      store.dispatch({ type: 'features/added' });
    },
  });
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];
