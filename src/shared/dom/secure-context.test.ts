import { afterEach, expect, it, vi } from 'vitest';
import { onOutboxChange, publishOutboxChange } from '../isomorphic/outbox-channel.ts';
import { copyText, createUuid } from './secure-context.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['copies', { writeText: async () => undefined }, true],
  ['is refused by the browser', { writeText: () => Promise.reject(new DOMException('x', 'NotAllowedError')) }, false],
  ['has no clipboard without a secure connection', undefined, false],
])('copyText %s', async (_name, clipboard, isCopied) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await copyText('x')).toBe(isCopied);
});

it('createUuid makes a UUID, without a secure connection too', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.map((_, at) => at * 17) });
  expect(createUuid()).toMatch(form);
});

it('a page without BroadcastChannel hears of its own outbox', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const heard = vi.fn();
  const stop = onOutboxChange(heard);
  publishOutboxChange({ sent: [{ kind: 'sent', id: 'a' }] });
  stop();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ sent: [{ kind: 'sent', id: 'a' }] }, true);
});
