import { createSlice, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { alertShown, localeSet } from './slices.ts';
import { createStore, type StoreFeature } from './store.ts';

const counter = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: {
    added: (state) => {
      state.count += 1;
    },
  },
});
const feature = (seen: string[] = [], name = 'counter'): StoreFeature => ({
  reducerPath: name,
  reducer: counter.reducer,
  middleware: (() => (next) => (action) => {
    seen.push(`${name} ${(action as UnknownAction).type}`);
    return next(action);
  }) as Middleware,
});
const countOf = (store: ReturnType<typeof createStore>) => (store.getState() as unknown as { counter?: { count: number } }).counter;

describe('createStore', () => {
  it("has the spec's slices, and none that no page asked for", () => {
    expect(Object.keys(createStore().getState())).toEqual([
      'locale',
      'viewport',
      'alert',
      'loading',
      'newsData',
      'connection',
      'consent',
      'offlineLibrary',
      'outbox',
    ]);
  });
  it('shares nothing between two stores', () => {
    const [one, other] = [createStore(), createStore()];
    const before = other.getState();
    one.addFeatures([feature()]);
    one.dispatch(localeSet('ko'));
    one.dispatch(alertShown({ message: 'x' }));
    one.dispatch(counter.actions.added());
    expect(other.getState()).toBe(before);
    expect(countOf(other)).toBeUndefined();
    expect(countOf(createStore())).toBeUndefined();
  });
  it('gives a feature that comes late its initial state at once, its middleware, and keeps the rest', () => {
    const seen: string[] = [];
    const store = createStore();
    store.dispatch(localeSet('ko'));
    store.addFeatures([feature(seen)]);
    expect(countOf(store)).toEqual({ count: 0 });
    store.dispatch(counter.actions.added());
    expect(countOf(store)).toEqual({ count: 1 });
    expect(store.getState().locale).toEqual({ locale: 'ko' });
    expect(seen).toEqual(['counter counter/added']);
  });
  it('takes a feature once, however many pages bring it', () => {
    const seen: string[] = [];
    const store = createStore({}, [feature(seen)]);
    store.dispatch(counter.actions.added());
    store.addFeatures([feature(seen)]);
    store.dispatch(counter.actions.added());
    expect(countOf(store)).toEqual({ count: 2 });
    expect(seen).toEqual(['counter counter/added', 'counter counter/added']);
  });
  it('keeps the preloaded state of a feature it starts with', () => {
    const preloaded = { locale: { locale: 'ko' }, counter: { count: 5 } } as never;
    const store = createStore(preloaded, [feature()]);
    expect(countOf(store)).toEqual({ count: 5 });
    expect(store.getState().locale).toEqual({ locale: 'ko' });
  });
  it('runs every middleware of several features', () => {
    const seen: string[] = [];
    const store = createStore({}, [feature(seen, 'first')]);
    store.addFeatures([feature(seen, 'second'), feature(seen, 'third')]);
    store.dispatch(counter.actions.added());
    expect([...seen].sort()).toEqual(['first counter/added', 'second counter/added', 'third counter/added']);
  });
});
