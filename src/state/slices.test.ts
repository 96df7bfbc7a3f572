import { describe, expect, it } from 'vitest';
import {
  alertHidden,
  alertShown,
  alertSlice,
  connectionChanged,
  connectionSlice,
  consentSlice,
  loadingEnded,
  loadingSlice,
  loadingStarted,
  loadingStepped,
  localeSet,
  localeSlice,
  newsDataSet,
  newsDataSlice,
  viewportMeasured,
  viewportSlice,
} from './slices.ts';

const init = { type: 'init' };

describe('slices (spec 3, 4)', () => {
  it('locale: en until set', () => {
    expect(localeSlice.reducer(undefined, init)).toEqual({ locale: 'en' });
    expect(localeSlice.reducer(undefined, localeSet('ko'))).toEqual({ locale: 'ko' });
  });
  it.each([
    [320, true],
    [720, true],
    [721, false],
    [1440, false],
  ])('viewport: at %i px mobile is %s', (width, isMobile) => {
    expect(viewportSlice.reducer(undefined, viewportMeasured(width))).toEqual({ isMobile, width });
  });
  it('viewport: unknown and not mobile before it is measured', () => {
    expect(viewportSlice.reducer(undefined, init)).toEqual({ isMobile: false, width: 0 });
  });
  it('alert: hidden at first, shown with its message, hidden again with nothing left', () => {
    const hidden = { is: false, message: '', type: 'btn-confirm' };
    expect(alertSlice.reducer(undefined, init)).toEqual(hidden);
    const shown = alertSlice.reducer(undefined, alertShown({ message: 'Please input search text.', link: '/en' }));
    expect(shown).toEqual({ is: true, message: 'Please input search text.', type: 'btn-confirm', link: '/en' });
    expect(alertSlice.reducer(shown, alertHidden())).toEqual(hidden);
  });
  it("alert: takes the caller's type, drops the last link, and stays hidden without a message", () => {
    const first = alertSlice.reducer(undefined, alertShown({ message: 'a', link: '/en' }));
    expect(alertSlice.reducer(first, alertShown({ message: 'b', type: 'btn-choice' }))).toEqual({
      is: true,
      message: 'b',
      type: 'btn-choice',
    });
    expect(alertSlice.reducer(undefined, alertShown({ message: '' })).is).toBe(false);
  });
  it('loading: starts at 10, never reaches 100 by steps, ends at 100', () => {
    expect(loadingSlice.reducer(undefined, init)).toEqual({ progress: 0 });
    let state = loadingSlice.reducer(undefined, loadingStarted());
    expect(state).toEqual({ progress: 10 });
    const seen: number[] = [];
    for (let step = 0; step < 20; step += 1) {
      state = loadingSlice.reducer(state, loadingStepped());
      seen.push(state.progress);
    }
    expect(seen.slice(0, 3)).toEqual([18, 26, 34]);
    expect(seen.at(-1)).toBe(90);
    expect(loadingSlice.reducer(state, loadingEnded())).toEqual({ progress: 100 });
  });
  it('newsData: one object, empty, replaced wholesale', () => {
    expect(newsDataSlice.reducer(undefined, init)).toEqual({});
    const first = newsDataSlice.reducer(undefined, newsDataSet({ type: 'newsroom', locale: 'en', query: { page: 2 } }));
    expect(newsDataSlice.reducer(first, newsDataSet({ type: 'notice' }))).toEqual({ type: 'notice' });
    expect(newsDataSlice.reducer(first, newsDataSet({}))).toEqual({});
  });
  it('connection: changes what is named and no more', () => {
    const state = connectionSlice.reducer(undefined, connectionChanged({ workerReady: true }));
    expect(connectionSlice.reducer(state, connectionChanged({ online: false }))).toEqual({
      online: false,
      workerReady: true,
      updatesWaiting: 0,
    });
  });
  it('consent: none is known at first', () => expect(consentSlice.reducer(undefined, init)).toEqual({ choice: null }));
});
