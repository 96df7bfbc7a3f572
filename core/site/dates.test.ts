import { describe, expect, it } from 'vitest';
import { longDate, shortDate } from './dates.ts';

describe('dates', () => {
  it.each([
    ['2024-05-16', 'en', '05.16.2024', 'May 16, 2024'],
    ['2024-05-16', 'ko', '2024.05.16', '2024년 5월 16일'],
    ['2023-12-01', 'en', '12.01.2023', 'December 1, 2023'],
    ['2023-12-01', 'ko', '2023.12.01', '2023년 12월 1일'],
    ['2025-01-10', 'en', '01.10.2025', 'January 10, 2025'],
  ] as const)('%s in %s is %s in lists and %s in articles', (date, locale, short, long) => {
    expect([shortDate(date, locale), longDate(date, locale)]).toEqual([short, long]);
  });
});
