import { expect, test } from 'vitest';
import { classifyResponse, MAX_WAIT_MS } from './outbox.ts';

const now = Date.UTC(2026, 0, 5);
const waiting = { attempts: 0, writtenAt: now - 1000 };

test.each([
  ['sent', [200, 201, 409]],
  ['returned', [400, 403, 404, 413, 422]],
  ['later', [408, 425, 429, 500, 503]],
])('%s: answers of %j', (kind, statuses) => {
  for (const status of statuses) expect(classifyResponse({ status }, waiting, now).kind, String(status)).toBe(kind);
});

test('without an answer it waits, longer each time, half an hour at most', () => {
  const pauses = [0, 1, 2, 20].map((attempts) => {
    const verdict = classifyResponse(undefined, { ...waiting, attempts }, now);
    return verdict.kind === 'later' ? verdict.notBefore - now : 0;
  });
  expect(pauses).toEqual([15_000, 30_000, 60_000, 1_800_000]);
});

test.each([
  ['120', 120_000],
  [new Date(now + 90_000).toUTCString(), 90_000],
  ['soon', 15_000],
])('Retry-After %s is kept to', (retryAfter, pause) => {
  expect(classifyResponse({ status: 429, retryAfter }, waiting, now)).toEqual({ kind: 'later', notBefore: now + pause });
});

test('after seven days it comes back, unless the server has it', () => {
  const old = { attempts: 9, writtenAt: now - MAX_WAIT_MS - 1 };
  expect(classifyResponse(undefined, old, now)).toEqual({ kind: 'returned', reason: 'expired' });
  expect(classifyResponse({ status: 201, id: 'a' }, old, now)).toEqual({ kind: 'sent', id: 'a' });
});
