import { expect, it } from 'vitest';
import { momentInSeoul, timeInSeoul } from '../site/seoul-time.ts';
import { addWorkingDays } from './working-days.ts';

it.each([
  ['a Monday', '2026-11-23 10:00', '2026-11-26 10:00'],
  ['a Wednesday', '2026-11-25 10:00', '2026-11-30 10:00'],
  ['a Friday night, which is still Friday in UTC too', '2026-11-20 23:30', '2026-11-25 23:30'],
  ['a Saturday', '2026-11-21 10:00', '2026-11-25 10:00'],
  ['a Monday morning that is a Sunday in UTC', '2026-11-23 01:00', '2026-11-26 01:00'],
])('three working days after %s', (_, from, to) => {
  expect(timeInSeoul(addWorkingDays(momentInSeoul(from), 3))).toBe(to);
});
