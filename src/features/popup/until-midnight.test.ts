import { describe, expect, it } from 'vitest';
import { untilMidnight } from './until-midnight.ts';

describe('untilMidnight', () => {
  it('counts to the end of the local day', () => {
    const now = new Date(2026, 10, 21, 23, 59, 30).getTime();
    expect(untilMidnight(now)).toBe(30_000);
    expect(new Date(now + untilMidnight(now)).getDate()).toBe(22);
  });
  it('gives a whole day at midnight', () => {
    expect(untilMidnight(new Date(2026, 5, 1).getTime())).toBe(86_400_000);
  });
});
