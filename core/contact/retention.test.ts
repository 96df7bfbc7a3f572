import { expect, test } from 'vitest';
import { getConsentCutoff, getConsentEnd, getDestructionTime, getReplyCutoff, getUnansweredCutoff, getUnansweredEnd } from './retention.ts';

const at = (text: string) => Date.parse(text);
const iso = (moment: number) => new Date(moment).toISOString();

test('personal data lives for five times 24 hours after the reply', () => {
  const reply = at('2026-02-26T08:30:00.000Z');
  expect(iso(getDestructionTime(reply))).toBe('2026-03-03T08:30:00.000Z');
  expect(getReplyCutoff(getDestructionTime(reply))).toBe(reply);
  expect(getReplyCutoff(getDestructionTime(reply) - 1)).toBeLessThan(reply);
});

test.each([
  ['2026-11-21T08:30:00.000Z', '2027-11-21T08:30:00.000Z'],
  ['2027-02-28T08:30:00.000Z', '2028-02-28T08:30:00.000Z'],
])('without a reply, what came in on %s lives until %s', (receivedAt, end) => {
  expect(iso(getUnansweredEnd(at(receivedAt)))).toBe(end);
  expect(iso(getUnansweredCutoff(at(end)))).toBe(receivedAt);
});

test('what began on 29 February ends by 1 March', () => {
  expect(iso(getUnansweredEnd(at('2028-02-29T12:00:00.000Z')))).toBe('2029-03-01T12:00:00.000Z');
  expect(iso(getUnansweredCutoff(at('2029-02-28T12:00:00.000Z')))).toBe('2028-02-28T12:00:00.000Z');
  expect(iso(getConsentEnd(at('2028-02-29T12:00:00.000Z')))).toBe('2030-03-01T12:00:00.000Z');
});

test.each([
  ['2026-11-21T00:00:00.000Z', '2024-11-21T00:00:00.000Z'],
  ['2026-02-28T23:59:59.999Z', '2024-02-28T23:59:59.999Z'],
  ['2028-02-29T12:00:00.000Z', '2026-02-28T23:59:59.999Z'],
])('on %s consents up to %s have ended', (now, last) => expect(iso(getConsentCutoff(at(now)))).toBe(last));
