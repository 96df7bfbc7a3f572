import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { findEarlierAsset, storeEarlierAssets } from './earlier-assets.ts';

const PRECACHE = `workbox-precache-v2-${ORIGIN}/`;
const EARLIER = 'site-v1-earlier';
let fake: FakeCaches;

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

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
});
afterEach(() => vi.unstubAllGlobals());

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
