import { expect, test } from 'vitest';
import { readMoment } from './program.ts';

const read = readMoment(Date.parse('2026-11-21T06:04:05.006Z'));

test.each([
  ['2026-11-21', '2026-11-20T15:00:00.000Z'],
  ['2026-11-21 15:04', '2026-11-21T06:04:00.000Z'],
  ['7d', '2026-11-14T06:04:05.006Z'],
  ['12h', '2026-11-20T18:04:05.006Z'],
  ['5m', '2026-11-21T05:59:05.006Z'],
  ['2w', '2026-11-07T06:04:05.006Z'],
])('%s', (text, moment) => expect(new Date(read(text)).toISOString()).toBe(moment));

test.each(['tomorrow', '2026-02-30', '3 moons ago', '3y', 'constructor'])('%s is refused with the hint', (text) => {
  expect(() => read(text)).toThrow("Give a day as 2026-11-21, a time as '2026-11-21 15:04', or how long ago as 12h, 7d, 2w.");
});

test('a moment in the future is refused', () => {
  expect(() => read('2026-11-21 15:05')).toThrow('It is in the future');
});
