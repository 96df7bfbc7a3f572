import { afterEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '../../../tests/support/fake-caches.ts';
import { CACHES, deleteUnknownCaches } from './cache-names.ts';

afterEach(() => vi.unstubAllGlobals());

it("deletes our caches of other versions and keeps today's and everyone else's", async () => {
  const fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  const foreign = ['workbox-precache-v2-https://www.example.com/', 'other-app-v1', 'my-site-v0-pages'];
  for (const name of ['site-v0-pages', 'site-v99-data', 'site-v1-old', ...Object.values(CACHES), ...foreign]) await fake.open(name);
  await deleteUnknownCaches();
  expect((await fake.keys()).sort()).toEqual([...Object.values(CACHES), ...foreign].sort());
});
