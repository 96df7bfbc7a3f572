import { expect, it } from 'vitest';
import { ageOf } from './stored-age.tsx';

const MINUTE = 60_000;
it.each([
  [0, undefined, undefined],
  [MINUTE - 1, undefined, undefined],
  [MINUTE, '1 minute ago', '1분 전'],
  [12 * MINUTE + 59_000, '12 minutes ago', '12분 전'],
  [60 * MINUTE, '1 hour ago', '1시간 전'],
  [24 * 60 * MINUTE - 1, '23 hours ago', '23시간 전'],
  [9 * 24 * 60 * MINUTE, '9 days ago', '9일 전'],
  // A clock that was set back.
  [-5 * MINUTE, undefined, undefined],
])('%i ms: %s, %s', (age, en, ko) => {
  const now = Date.UTC(2026, 10, 21);
  expect([ageOf(now - age, now, 'en'), ageOf(now - age, now, 'ko')]).toEqual([en, ko]);
});
