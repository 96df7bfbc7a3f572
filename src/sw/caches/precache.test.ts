import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCaches, ORIGIN, stubWorkerGlobals } from '../../../tests/support/fake-caches.ts';

const PRECACHE = `workbox-precache-v2-${ORIGIN}/`;
const APP = '/assets/app-12345678.js';
const OFFLINE = '/en/offline';
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let fake: FakeCaches;
let completePrecache: typeof import('./precache.ts').completePrecache;
let findEarlierAsset: typeof import('./precache.ts').findEarlierAsset;
let storeEarlierAssets: typeof import('./precache.ts').storeEarlierAssets;

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
  ({ completePrecache, findEarlierAsset, storeEarlierAssets } = await import('./precache.ts'));
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

const EARLIER = 'site-v1-earlier';

/** What the worker of a build leaves in the precache once it is active. */
async function precache(paths: string[]): Promise<void> {
  await fake.delete(PRECACHE);
  const cache = await fake.open(PRECACHE);
  // As the browser asked for it: the server's answers vary by what it accepts.
  for (const path of paths) {
    const request = new Request(ORIGIN + path, { headers: { accept: '*/*' } });
    await cache.put(request, new Response(path, { headers: { vary: 'accept' } }));
  }
}

describe('storeEarlierAssets', () => {
  it('keeps the hashed files that the new build does not have', async () => {
    await precache(['/assets/app-1.js', '/assets/ui-1.js', '/en/offline?__WB_REVISION__=1', '/favicon.svg?__WB_REVISION__=1']);
    await storeEarlierAssets([{ url: '/assets/app-2.js' }, { url: '/assets/ui-1.js' }]);
    expect(fake.pathsOf(EARLIER)).toEqual(['/assets/app-1.js']);
    expect(await (await findEarlierAsset(new Request(`${ORIGIN}/assets/app-1.js`)))?.text()).toBe('/assets/app-1.js');
    expect(await findEarlierAsset(new Request(`${ORIGIN}/assets/app-0.js`))).toBeUndefined();
  });
  it('keeps some builds, and no more than 200 files: the oldest go first', async () => {
    for (const build of [1, 2, 3, 4, 5]) {
      await precache(Array.from({ length: 60 }, (_, at) => `/assets/${at}-${build}.js`));
      await storeEarlierAssets([]);
    }
    const kept = fake.pathsOf(EARLIER);
    expect(kept).toHaveLength(200);
    expect([1, 2, 3, 4, 5].map((build) => kept.filter((path) => path.endsWith(`-${build}.js`)).length)).toEqual([0, 20, 60, 60, 60]);
  });
  it('keeps nothing on a first visit, and does not stop an install when the storage is full', async () => {
    await storeEarlierAssets([{ url: '/assets/app-1.js' }]);
    expect(fake.pathsOf(EARLIER)).toEqual([]);
    await precache(['/assets/app-1.js']);
    (await fake.open(EARLIER)).error = new DOMException('full', 'QuotaExceededError');
    await expect(storeEarlierAssets([])).resolves.toBeUndefined();
  });
});
