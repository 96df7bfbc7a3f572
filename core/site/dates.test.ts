import { describe, expect, it, test } from 'vitest';
import { dayInSeoul, isoInSeoul, longDate, momentInSeoul, monthName, shortDate, timeInSeoul } from './dates.ts';

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

test('Seoul is nine hours ahead all year', () => {
  expect(timeInSeoul(Date.parse('2026-12-31T15:05:59Z'))).toBe('2027-01-01 00:05');
  expect(isoInSeoul(Date.parse('2026-12-31T15:05:59Z'))).toBe('2027-01-01T00:05:59+09:00');
  expect(dayInSeoul(Date.parse('2026-07-01T14:59:59Z'))).toBe('2026-07-01');
});

test.each([
  ['2026-07-01', '2026-06-30T15:00:00.000Z'],
  ['2026-07-01 09:05', '2026-07-01T00:05:00.000Z'],
  ['2026-07-01T23:59', '2026-07-01T14:59:00.000Z'],
])('%s in Seoul is %s', (text, moment) => expect(new Date(momentInSeoul(text)).toISOString()).toBe(moment));

test.each(['2026-02-31', '2026-13-01', '2026-1-1', 'yesterday', '', '2026-07-01 24:00', '2026-07-01 09:60'])('%j is no moment', (text) =>
  expect(momentInSeoul(text)).toBeNaN(),
);
