import { describe, expect, it } from 'vitest';
import { longDate, monthName, shortDate } from './dates.ts';

describe('dates', () => {
  it.each([
    ['2024-05-16', 'en', 'May 16, 2024', 'May 16, 2024'],
    ['2024-05-16', 'ko', '2024.05.16', '2024년 5월 16일'],
    ['2023-12-01', 'en', 'Dec 1, 2023', 'December 1, 2023'],
    ['2023-12-01', 'ko', '2023.12.01', '2023년 12월 1일'],
    ['2025-01-10', 'en', 'Jan 10, 2025', 'January 10, 2025'],
    ['2026-09-09', 'en', 'Sep 9, 2026', 'September 9, 2026'],
  ] as const)('%s in %s is %s in lists and %s in articles', (date, locale, short, long) => {
    expect([shortDate(date, locale), longDate(date, locale)]).toEqual([short, long]);
  });
  it('a month has its name in full', () => {
    expect([monthName('2024-05', 'en'), monthName('2024-12-01', 'en'), monthName('2024-05', 'ko')]).toEqual(['May', 'December', '5월']);
  });
});
