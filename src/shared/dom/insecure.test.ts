import { afterEach, expect, it, vi } from 'vitest';
import { onOutboxChange, publishOutboxChange } from '../isomorphic/outbox-channel.ts';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['copies', { writeText: async () => undefined }, true],
  ['is refused by the browser', { writeText: () => Promise.reject(new DOMException('x', 'NotAllowedError')) }, false],
  ['has no clipboard without a secure connection', undefined, false],
])('copyText %s', async (_name, clipboard, isCopied) => {
  vi.stubGlobal('navigator', { clipboard });
  expect(await copyText('x')).toBe(isCopied);
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
