import { expect, it, vi } from 'vitest';
import { onOutboxChange, publishOutboxChange } from './outbox-channel.ts';

it('marks changes of this page as its own and those of other pages as theirs', async () => {
  const heard = vi.fn();
  const stop = onOutboxChange(heard);
  const otherPage = new BroadcastChannel('site-outbox');
  const arrived = new Promise<MessageEvent>((resolve) => otherPage.addEventListener('message', (event) => resolve(event as MessageEvent)));
  const change = (id: string) => ({ sent: [{ kind: 'sent' as const, id }] });
  publishOutboxChange(change('a'));
  expect((await arrived).data).toEqual(change('a'));
  expect(heard.mock.calls).toEqual([[change('a'), true]]);

  otherPage.postMessage(change('b'));
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(change('b'), false));
  stop();
  publishOutboxChange();
  expect(heard).toHaveBeenCalledTimes(2);
  otherPage.close();
});
