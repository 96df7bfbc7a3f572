import { describe, expect, it } from 'vitest';
import { isoDuration, kstTime, rfc822Time } from './times.ts';

describe('times for machines', () => {
  it.each([
    ['2024-05-16', 'Thu, 16 May 2024 09:00:00 +0900'],
    ['2024-02-29', 'Thu, 29 Feb 2024 09:00:00 +0900'],
    ['2023-01-01', 'Sun, 01 Jan 2023 09:00:00 +0900'],
  ])('%s is %s in feeds', (date, expected) => {
    expect(rfc822Time(date)).toBe(expected);
    expect(new Date(rfc822Time(date)).valueOf()).toBe(new Date(kstTime(date)).valueOf());
  });
  it.each([
    [160, 'PT2M40S'],
    [115.4, 'PT1M55S'],
    [3600, 'PT1H'],
    [3661, 'PT1H1M1S'],
    [0, 'PT0S'],
  ])('%d seconds are %s', (seconds, expected) => expect(isoDuration(seconds)).toBe(expected));
});
