import { expect, test } from 'vitest';
import { UsageError } from './command.ts';
import { parseMoment } from './parse-moment.ts';

const NOW = Date.parse('2026-11-21T06:04:05.006Z');

test.each([
  ['2026-11-21', '2026-11-20T15:00:00.000Z'],
  ['2026-11-21 15:04', '2026-11-21T06:04:00.000Z'],
  ['7d', '2026-11-14T06:04:05.006Z'],
  ['12h', '2026-11-20T18:04:05.006Z'],
  ['5m', '2026-11-21T05:59:05.006Z'],
  ['2w', '2026-11-07T06:04:05.006Z'],
  ['2 weeks ago', '2026-11-07T06:04:05.006Z'],
  ['1 day ago', '2026-11-20T06:04:05.006Z'],
  ['3 Hours', '2026-11-21T03:04:05.006Z'],
  ['2주 전', '2026-11-07T06:04:05.006Z'],
  ['3일전', '2026-11-18T06:04:05.006Z'],
  ['30분 전', '2026-11-21T05:34:05.006Z'],
  ['6시간 전', '2026-11-21T00:04:05.006Z'],
  ['today', '2026-11-20T15:00:00.000Z'],
  ['Yesterday', '2026-11-19T15:00:00.000Z'],
  ['어제', '2026-11-19T15:00:00.000Z'],
  ['그저께', '2026-11-18T15:00:00.000Z'],
])('%s', (text, moment) => expect(new Date(parseMoment('since', text, NOW)).toISOString()).toBe(moment));

test.each([
  ...['tomorrow', '2026-02-30', '3 moons ago', '내일', 'constructor'].map((text) => [
    text,
    `--at is '${text}': give a day as 2026-11-21 or yesterday, a time as '2026-11-21 15:04', or how long ago as 12h, 7d, '2 weeks ago' (어제, '2주 전')`,
  ]),
  ['2026-11-21 15:05', "--at is '2026-11-21 15:05', which is in the future: give a time in the past"],
])('%s is refused with the hint', (text, message) => {
  expect(() => parseMoment('at', text, NOW)).toThrow(new UsageError(message));
});
