import { expect, it } from 'vitest';
import { momentInSeoul, timeInSeoul } from '../../core/site/dates.ts';
import receipt from '../../locales/ko/mail.json' with { type: 'json' };
import { addWorkingDays, REMINDER_WORKING_DAYS } from './reminders.ts';

it.each([
  ['a Monday', '2026-11-23 10:00', '2026-11-26 10:00'],
  ['a Wednesday', '2026-11-25 10:00', '2026-11-30 10:00'],
  ['a Friday night, which is still Friday in UTC too', '2026-11-20 23:30', '2026-11-25 23:30'],
  ['a Saturday', '2026-11-21 10:00', '2026-11-25 10:00'],
  ['a Monday morning that is a Sunday in UTC', '2026-11-23 01:00', '2026-11-26 01:00'],
])('three working days after %s', (_, from, to) => {
  expect(timeInSeoul(addWorkingDays(momentInSeoul(from), 3))).toBe(to);
});

it('the team is reminded when the time has passed in which the visitor can expect an answer', () => {
  expect(receipt.receipt.received).toContain(`영업일 기준 ${REMINDER_WORKING_DAYS}일 이내`);
});
