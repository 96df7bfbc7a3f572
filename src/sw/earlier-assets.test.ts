import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../tests/support/fake-caches.ts';

interface Subject {
  keepEarlierAssets(precached: readonly { url: string }[]): Promise<void>;
  findEarlierAsset(request: { url: string }): Promise<Response | undefined>;
}
const { keepEarlierAssets, findEarlierAsset } = await vi.importActual<Subject>('./earlier-assets.ts');
const PRECACHE = `workbox-precache-v2-${ORIGIN}/`;
const EARLIER = 'site-v1-earlier';
let fake: FakeCaches;

/** What the worker of a build leaves in the precache once it is active. */
async function precache(paths: string[]): Promise<void> {
  await fake.delete(PRECACHE);
  const cache = await fake.open(PRECACHE);
  for (const path of paths) await cache.put(path, new Response(path));
}

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
});
afterEach(() => vi.unstubAllGlobals());

describe('keepEarlierAssets', () => {
  it('keeps the hashed files that the new build does not have', async () => {
    await precache(['/assets/app-1.js', '/assets/ui-1.js', '/en/offline?__WB_REVISION__=1', '/favicon.svg?__WB_REVISION__=1']);
    await keepEarlierAssets([{ url: '/assets/app-2.js' }, { url: '/assets/ui-1.js' }]);
    expect(fake.pathsOf(EARLIER)).toEqual(['/assets/app-1.js']);
    expect(await (await findEarlierAsset({ url: `${ORIGIN}/assets/app-1.js` }))?.text()).toBe('/assets/app-1.js');
    expect(await findEarlierAsset({ url: `${ORIGIN}/assets/app-0.js` })).toBeUndefined();
  });
  it('keeps some builds, and no more than 200 files: the oldest go first', async () => {
    for (const build of [1, 2, 3, 4, 5]) {
      await precache(Array.from({ length: 60 }, (_, at) => `/assets/${at}-${build}.js`));
      await keepEarlierAssets([]);
    }
    const kept = fake.pathsOf(EARLIER);
    expect(kept).toHaveLength(200);
    expect([1, 2, 3, 4, 5].map((build) => kept.filter((path) => path.endsWith(`-${build}.js`)).length)).toEqual([0, 20, 60, 60, 60]);
  });
  it('keeps nothing on a first visit, and does not stop an install when the storage is full', async () => {
    await keepEarlierAssets([{ url: '/assets/app-1.js' }]);
    expect(fake.pathsOf(EARLIER)).toEqual([]);
    await precache(['/assets/app-1.js']);
    (await fake.open(EARLIER)).fault = new DOMException('full', 'QuotaExceededError');
    await expect(keepEarlierAssets([])).resolves.toBeUndefined();
  });
});
