import { expect, test } from 'vitest';
import { dayInSeoul, isoInSeoul, momentInSeoul, timeInSeoul } from './seoul-time.ts';

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
