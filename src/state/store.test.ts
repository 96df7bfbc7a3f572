import { describe, expect, it } from 'vitest';
import { alertShown, createStore, localeSet } from './store.ts';

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
