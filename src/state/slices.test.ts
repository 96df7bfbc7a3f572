import { describe, expect, it } from 'vitest';
import {
  alertHidden,
  alertShown,
  alertSlice,
  connectionChanged,
  connectionSlice,
  consentSet,
  consentSlice,
  loadingEnded,
  loadingSlice,
  loadingStarted,
  loadingStepped,
  localeSet,
  localeSlice,
  newsDataSet,
  newsDataSlice,
  pageIndicatorShown,
  pageIndicatorSlice,
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
    const content = { message: 'Please input search text.', type: 'btn-confirm', link: '/en' } as const;
    const shown = alertSlice.reducer(undefined, alertShown(content));
    expect(shown).toEqual({ is: true, ...content });
    expect(alertSlice.reducer(shown, alertHidden())).toEqual(hidden);
  });
  it('alert: nothing of the last one is left in the next, and without a message it stays hidden', () => {
    const question = { message: 'a', type: 'btn-choice', confirmLabel: 'Yes', cancelLabel: 'No', link: '/en' } as const;
    const first = alertSlice.reducer(undefined, alertShown(question));
    expect(first).toEqual({ is: true, ...question });
    const next = { message: 'b', type: 'btn-confirm' } as const;
    expect(alertSlice.reducer(first, alertShown(next))).toEqual({ is: true, ...next });
    expect(alertSlice.reducer(undefined, alertShown({ message: '', type: 'btn-confirm' })).is).toBe(false);
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
    const first = newsDataSlice.reducer(undefined, newsDataSet({ type: 'newsroom', query: { page: 2 } }));
    expect(newsDataSlice.reducer(first, newsDataSet({ type: 'notice' }))).toEqual({ type: 'notice' });
    expect(newsDataSlice.reducer(first, newsDataSet({}))).toEqual({});
  });
  it('connection: online at first, changes what is named and no more', () => {
    const state = connectionSlice.reducer(undefined, connectionChanged({ updatesWaiting: 1 }));
    expect(state).toEqual({ online: true, updatesWaiting: 1, saveData: false });
    const offline = connectionSlice.reducer(state, connectionChanged({ online: false, stored: { at: 5 } }));
    expect(offline).toEqual({ ...state, online: false, stored: { at: 5 } });
    expect(connectionSlice.reducer(offline, connectionChanged({ online: true }))).toEqual({ ...offline, online: true });
  });
  it('page indicator: at rest at first, then what is shown and nothing of what was', () => {
    expect(pageIndicatorSlice.reducer(undefined, init)).toEqual({ phase: 'idle' });
    const running = pageIndicatorSlice.reducer(undefined, pageIndicatorShown({ phase: 'running', progress: 40 }));
    expect(pageIndicatorSlice.reducer(running, pageIndicatorShown({ phase: 'failed' }))).toEqual({ phase: 'failed' });
  });
  it('consent: none is known at first; a choice can be taken back', () => {
    expect(consentSlice.reducer(undefined, init)).toEqual({ choice: null });
    const accepted = consentSlice.reducer(undefined, consentSet('accepted'));
    expect([accepted, consentSlice.reducer(accepted, consentSet(null))]).toEqual([{ choice: 'accepted' }, { choice: null }]);
  });
});
