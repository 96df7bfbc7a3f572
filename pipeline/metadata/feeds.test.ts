import { describe, expect, it } from 'vitest';
import { toRfc822, toSeoulTime } from './feeds.ts';

describe('dates of feeds', () => {
  it.each([
    ['2024-05-16', 'Thu, 16 May 2024 09:00:00 +0900'],
    ['2024-02-29', 'Thu, 29 Feb 2024 09:00:00 +0900'],
    ['2023-01-01', 'Sun, 01 Jan 2023 09:00:00 +0900'],
  ])('%s is %s in feeds', (date, expected) => {
    expect(toRfc822(date)).toBe(expected);
    expect(new Date(toRfc822(date)).valueOf()).toBe(new Date(toSeoulTime(date)).valueOf());
  });
});
