import { expect, test } from 'vitest';
import { classifySmtpError, getRetryDelay, MAX_ATTEMPTS } from './classify-smtp-error.ts';

const failure = (fields: object) => Object.assign(new Error('Failed'), fields);

test.each([
  ['refused', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
  ['refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
  ['refused', { code: 'EENVELOPE', command: 'API' }],
  ['deferred', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }],
  ['deferred', { code: 'EMESSAGE', command: 'DATA', responseCode: 503 }],
  ['unreachable', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }],
  ['unreachable', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
  ['unreachable', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  ['unreachable', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['unreachable', { code: 'EABORT' }],
  ['unreachable', { code: 'ENOSPC' }],
])('%s: %j', (kind, fields) => expect(classifySmtpError(failure(fields)).kind).toBe(kind));

test('the message is one line, without addresses and not longer than 300 characters', () => {
  const response = `550 5.1.1 <kim+x@example.org>: Recipient\r\n550 kim@예시.한국 unknown${' x'.repeat(400)}`;
  const { message } = classifySmtpError(failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response }));
  expect(message).toMatch(/^EENVELOPE 550 5\.1\.1 <…>: Recipient 550 … unknown x x/);
  expect(message).toHaveLength(300);
});

test('delays double from a minute to six hours, and add up to five days', () => {
  const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => getRetryDelay(at + 1) / 60_000);
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array(19).fill(360)]);
  const days = delays.reduce((sum, minutes) => sum + minutes) / (24 * 60);
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(5.2);
});
