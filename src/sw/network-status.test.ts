import { beforeEach, describe, expect, it, vi } from 'vitest';

let subject: typeof import('./network-status.ts');
const pages = ['a', 'b'].map((id) => ({ id, postMessage: vi.fn() }));
const heard = () => pages.map(({ postMessage }) => postMessage.mock.calls.map(([message]) => message));
const stored = (at: number) => new Response('x', { headers: { 'x-stored-at': String(at) } });

beforeEach(async () => {
  vi.resetModules();
  subject = await import('./network-status.ts');
  vi.stubGlobal('self', { clients: { matchAll: async () => pages } });
  for (const { postMessage } of pages) postMessage.mockClear();
});

describe('what the worker says of the network', () => {
  it('goes to every page, the age only to the one that asked', async () => {
    await subject.notifyPages(false, 'b', stored(1000));
    expect(heard()).toEqual([
      [{ type: 'NETWORK', change: { online: false } }],
      [{ type: 'NETWORK', change: { online: false, stored: { at: 1000 } } }],
    ]);
  });
  it('takes the age back with an answer of the network', async () => {
    await subject.notifyPages(true, 'a');
    expect(heard()).toEqual([
      [{ type: 'NETWORK', change: { online: true, stored: { at: 0 } } }],
      [{ type: 'NETWORK', change: { online: true } }],
    ]);
  });
  it('waits for the page of a stored document to be there, once', async () => {
    const page = { id: 'new', postMessage: vi.fn() };
    await subject.notifyOfDocument(false, 'new', stored(5000));
    expect(heard()).toEqual([[{ type: 'NETWORK', change: { online: false } }], [{ type: 'NETWORK', change: { online: false } }]]);
    subject.notifyNewPage(page as unknown as Client);
    subject.notifyNewPage(page as unknown as Client);
    expect(page.postMessage.mock.calls).toEqual([[{ type: 'NETWORK', change: { online: false, stored: { at: 5000 } } }]]);
  });
  it('says that the network is back if it came back before the page was there', async () => {
    const page = { id: 'new', postMessage: vi.fn() };
    await subject.notifyOfDocument(false, 'new', stored(5000));
    await subject.notifyPages(true);
    subject.notifyNewPage(page as unknown as Client);
    expect(page.postMessage.mock.calls).toEqual([[{ type: 'NETWORK', change: { online: true, stored: { at: 5000 } } }]]);
  });
  it('has nothing to say to a page from the network, or to the offline page', async () => {
    const page = { id: 'new', postMessage: vi.fn() };
    await subject.notifyOfDocument(false, 'new', undefined);
    subject.notifyNewPage(page as unknown as Client);
    expect(page.postMessage).not.toHaveBeenCalled();
  });
});
