import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it, vi } from 'vitest';

const folder = vi.hoisted(() => ({ cache: '' }));
vi.mock('../paths.ts', async (original) => ({
  ...(await original<typeof import('../paths.ts')>()),
  get CACHE() {
    return folder.cache;
  },
}));
const { takeCommitted } = await import('./encode-picture.ts');
folder.cache = mkdtempSync(`${tmpdir()}/cache-`);
const content = mkdtempSync(`${tmpdir()}/content-`);
afterAll(() => {
  for (const path of [folder.cache, content]) rmSync(path, { recursive: true, force: true });
});

it('makes a file that is not committed once, and takes the committed one as soon as it is there', async () => {
  const make = vi.fn(async () => Buffer.from('made'));
  const first = await takeCommitted('share-pictures/a.1.jpg', make, content);
  expect(first.isCommitted).toBe(false);
  expect(readFileSync(first.path, 'utf8')).toBe('made');
  expect(await takeCommitted('share-pictures/a.1.jpg', make, content)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
  mkdirSync(`${content}/share-pictures`);
  writeFileSync(`${content}/share-pictures/a.1.jpg`, 'committed');
  const committed = await takeCommitted('share-pictures/a.1.jpg', make, content);
  expect([committed.isCommitted, readFileSync(committed.path, 'utf8')]).toEqual([true, 'committed']);
  expect(make).toHaveBeenCalledTimes(1);
});
