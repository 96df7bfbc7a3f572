import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCaches, ORIGIN, stubWorkerGlobals } from '../../../tests/support/fake-caches.ts';

const PRECACHE = `workbox-precache-v2-${ORIGIN}/`;
const APP = '/assets/app-12345678.js';
const OFFLINE = '/en/offline';
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let fake: FakeCaches;
let completePrecache: typeof import('./precache.ts').completePrecache;
let deleteEarlierFiles: typeof import('./precache.ts').deleteEarlierFiles;
let findInstalled: typeof import('./precache.ts').findInstalled;

const asked = () => fetched.mock.calls.map(([address]) => new URL(address, ORIGIN).pathname);
const answer = (type: string) => new Response('x', { headers: { 'content-type': type } });
const typeOf = (address: string) => (address.endsWith('.js') ? 'text/javascript' : 'text/html');

beforeEach(async () => {
  ({ fake } = stubWorkerGlobals(fetched));
  vi.stubGlobal('registration', { scope: `${ORIGIN}/` });
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`));
  Object.assign(self, {
    __WB_MANIFEST: [
      { url: APP, revision: null },
      { url: OFFLINE, revision: '1' },
    ],
  });
  vi.resetModules();
  ({ completePrecache, deleteEarlierFiles, findInstalled } = await import('./precache.ts'));
  fetched.mockImplementation(async (address) => answer(typeOf(address)));
});
afterEach(() => vi.unstubAllGlobals());

describe('completePrecache', () => {
  it('fetches what somebody has cleared, and nothing when all is there', async () => {
    await completePrecache();
    expect(fake.pathsOf(PRECACHE)).toEqual([APP, `${OFFLINE}?__WB_REVISION__=1`]);
    expect(asked().sort()).toEqual([APP, OFFLINE]);
    fetched.mockClear();
    await completePrecache();
    expect(asked()).toEqual([]);
    await (await fake.open(PRECACHE)).delete(`${OFFLINE}?__WB_REVISION__=1`);
    await completePrecache();
    expect(asked()).toEqual([OFFLINE]);
  });
  it('fetches the offline pages only while data is to be saved, and the rest once it is not', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    await completePrecache();
    expect(asked()).toEqual([OFFLINE]);
    vi.stubGlobal('navigator', { onLine: true });
    await completePrecache();
    expect(asked()).toEqual([OFFLINE, APP]);
  });
  it.each(['text/plain', 'application/json', 'application/xhtml+xml', ''])('stores nothing that comes as %j', async (type) => {
    fetched.mockImplementation(async () => answer(type));
    await completePrecache();
    expect(fake.pathsOf(PRECACHE)).toEqual([]);
  });
});

it('files of an earlier build are found until they are deleted, whatever headers they were requested with', async () => {
  await completePrecache();
  const earlier = '/assets/app-00000000.js';
  const request = new Request(ORIGIN + earlier, { headers: { accept: '*/*' } });
  await (await fake.open(PRECACHE)).put(request, new Response('earlier', { headers: { vary: 'accept' } }));
  expect(await (await findInstalled(earlier))?.text()).toBe('earlier');
  await deleteEarlierFiles();
  expect(await findInstalled(earlier)).toBeUndefined();
  expect(fake.pathsOf(PRECACHE)).toEqual([APP, `${OFFLINE}?__WB_REVISION__=1`]);
});
