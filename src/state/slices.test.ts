import { describe, expect, it } from 'vitest';
import { alertShown, alertSlice, newsDataSet, newsDataSlice, viewportMeasured, viewportSlice } from './store.ts';

const init = { type: 'init' };

describe('slices (spec 3, 4)', () => {
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
  it('alert: nothing of the last one is left in the next, and without a message it stays hidden', () => {
    const question = { message: 'a', type: 'btn-choice', confirmLabel: 'Yes', cancelLabel: 'No', link: '/en' } as const;
    const first = alertSlice.reducer(undefined, alertShown(question));
    expect(first).toEqual({ is: true, ...question });
    const next = { message: 'b', type: 'btn-confirm' } as const;
    expect(alertSlice.reducer(first, alertShown(next))).toEqual({ is: true, ...next });
    expect(alertSlice.reducer(undefined, alertShown({ message: '', type: 'btn-confirm' })).is).toBe(false);
  });
  it('newsData: one object, empty, replaced wholesale', () => {
    expect(newsDataSlice.reducer(undefined, init)).toEqual({});
    const first = newsDataSlice.reducer(undefined, newsDataSet({ type: 'newsroom', query: { page: 2 } }));
    expect(newsDataSlice.reducer(first, newsDataSet({ type: 'notice' }))).toEqual({ type: 'notice' });
    expect(newsDataSlice.reducer(first, newsDataSet({}))).toEqual({});
  });
});
