import { expect, test } from 'vitest';
import { judgeFailure, MAX_ATTEMPTS, pauseAfter } from './judge-failure.ts';

const failure = (fields: object) => Object.assign(new Error('Said'), fields);

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
])('%s: %j', (kind, fields) => expect(judgeFailure(failure(fields)).kind).toBe(kind));

test('what was said is kept on one line, without addresses and not at length', () => {
  const response = `550 5.1.1 <kim+x@example.org>: Recipient\r\n550 kim@예시.한국 unknown${' x'.repeat(400)}`;
  const { said } = judgeFailure(failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response }));
  expect(said).toMatch(/^EENVELOPE 550 5\.1\.1 <…>: Recipient 550 … unknown x x/);
  expect(said).toHaveLength(300);
});

test('pauses double from a minute to six hours, and add up to about 20 hours', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => pauseAfter(at + 1) / 60_000);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
});
