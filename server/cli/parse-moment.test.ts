import { expect, test } from 'vitest';
import { UsageError } from './command.ts';
import { parseMoment } from './parse-moment.ts';

const NOW = Date.parse('2026-11-21T06:04:05.006Z');

test.each([
  ['2026-11-21', '2026-11-20T15:00:00.000Z'],
  ['2026-11-21 15:04', '2026-11-21T06:04:00.000Z'],
  ['7d', '2026-11-14T06:04:05.006Z'],
  ['12h', '2026-11-20T18:04:05.006Z'],
])('%s', (text, moment) => expect(new Date(parseMoment('since', text, NOW)).toISOString()).toBe(moment));

test.each([
  ['yesterday', "--at is 'yesterday': give a day as 2026-11-21, a time as '2026-11-21 15:04', or 7d, 12h ago"],
  ['2026-02-30', "--at is '2026-02-30': give a day as 2026-11-21, a time as '2026-11-21 15:04', or 7d, 12h ago"],
  ['2026-11-21 15:05', "--at is '2026-11-21 15:05', which is in the future: give a time in the past"],
])('%s is refused with the hint', (text, message) => {
  expect(() => parseMoment('at', text, NOW)).toThrow(new UsageError(message));
});
