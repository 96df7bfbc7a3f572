import { createSlice, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { alertShown, localeSet } from './slices.ts';
import { createStore, injectApi, type Store } from './store.ts';

const visits = createSlice({
  name: 'visits',
  initialState: { count: 0 },
  reducers: {
    visited: (state) => {
      state.count += 1;
    },
  },
});
const { visited } = visits.actions;

/** Middleware that does nothing. */
const passOn: Middleware = () => (next) => (action) => next(action);

/** The count, in a store that has the injected slice. */
function countOf(store: Store): number | undefined {
  return (store.getState() as { visits?: { count: number } }).visits?.count;
}

describe('createStore', () => {
  it('shares no state between two stores', () => {
    const [one, other] = [createStore(), createStore()];
    const before = other.getState();
    one.dispatch(localeSet('ko'));
    one.dispatch(alertShown({ message: 'x', type: 'btn-confirm' }));
    expect(other.getState()).toBe(before);
    expect([one.getState().locale.locale, other.getState().locale.locale]).toEqual(['ko', 'en']);
  });

  it('gives each store its own extra argument', () => {
    const [one, other] = [createStore({ localApi: () => 'one' }), createStore({ localApi: () => 'other' })];
    type Thunk = (dispatch: unknown, getState: unknown, extra: { localApi?: (path: string) => unknown }) => unknown;
    const ask: Thunk = (_dispatch, _getState, { localApi }) => localApi?.('/');
    expect([one.dispatch(ask), other.dispatch(ask)]).toEqual(['one', 'other']);
    expect(createStore().dispatch(ask)).toBeUndefined();
  });
});

describe('what a feature adds later', () => {
  it('reaches stores that exist, each with a state of its own, and keeps theirs', () => {
    const [one, other] = [createStore(), createStore()];
    one.dispatch(localeSet('ko'));
    expect(countOf(one)).toBeUndefined();
    injectApi({ ...visits, middleware: passOn });
    expect([countOf(one), countOf(other)]).toEqual([0, 0]);
    for (const store of [one, one, other]) store.dispatch(visited());
    expect([countOf(one), countOf(other), countOf(createStore())]).toEqual([2, 1, 0]);
    expect(one.getState().locale.locale).toBe('ko');
  });

  it('brings middleware that sees the actions of all stores, once each, in the order of its arrival', () => {
    const seen: string[] = [];
    const recordAs =
      (name: string): Middleware =>
      () =>
      (next) =>
      (action) => {
        seen.push(`${name} ${(action as UnknownAction).type}`);
        return next(action);
      };
    const [first, second] = [recordAs('first'), recordAs('second')];
    const early = createStore();
    early.dispatch(visited());
    for (const middleware of [first, second, first]) injectApi({ ...visits, middleware });
    seen.length = 0;
    early.dispatch(visited());
    createStore().dispatch(localeSet('ko'));
    expect(seen).toEqual(['first visits/visited', 'second visits/visited', 'first locale/localeSet', 'second locale/localeSet']);
  });
});
