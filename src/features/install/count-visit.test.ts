import { beforeEach, describe, expect, it } from 'vitest';
import { countVisit } from './count-visit.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21);
beforeEach(() => localStorage.clear());

describe('countVisit', () => {
  it('counts a load as a new visit after half an hour without one', () => {
    const loads = [0, 1, 30, 59.9, 60, 89, 119, 24 * 60];
    expect(loads.map((at) => countVisit(START + at * MINUTE))).toEqual([1, 1, 1, 1, 1, 1, 2, 3]);
  });
  it('forgets after 90 days without a visit', () => {
    countVisit(START);
    expect(countVisit(START + 91 * 24 * 60 * MINUTE)).toBe(1);
  });
  it('starts anew where what is stored cannot be read', () => {
    localStorage.setItem('site:visits', '{"value":7}');
    expect(countVisit(START)).toBe(1);
  });
});
