import { expect, it } from 'vitest';
import { failureOf } from './counts.ts';

it('names a failed test with the beginning of what it says, in one line and without colours', () => {
  expect(failureOf('layout.spec.ts: en', '\u001B[2mexpect(\u001B[22mreceived)\n\n  Expected:   0')).toBe(
    'layout.spec.ts: en: expect(received) Expected: 0',
  );
  expect(failureOf('a', 'x'.repeat(900))).toHaveLength(303);
  expect(failureOf('a', undefined)).toBe('a');
});
