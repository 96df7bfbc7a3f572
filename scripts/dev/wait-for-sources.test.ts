import { expect, it, vi } from 'vitest';
import { findPort } from '../../tests/support/find-port.ts';
import { waitForSources } from './wait-for-sources.ts';

it('answers with the errors until an attempt succeeds, and leaves the port free', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const port = await findPort();
  let isMended = false;
  const waiting = waitForSources(port, async () => {
    if (!isMended) throw new Error('content/facts.json: line 2 <is> wrong');
    return 'ready';
  });
  const ask = () => fetch(`http://localhost:${port}/en`).catch(() => undefined);
  await expect.poll(async () => (await ask())?.status).toBe(503);
  expect(await (await ask())?.text()).toContain('content/facts.json: line 2 &lt;is&gt; wrong');
  isMended = true;
  expect(await waiting).toBe('ready');
  expect(await ask()).toBeUndefined();
});
