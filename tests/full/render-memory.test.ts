import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { PrerenderContext } from '../../core/prerender/prerendered-page.ts';
import { openBundleFolder } from '../../pipeline/bundles/bundle-folder.ts';
import { CACHE, DIST } from '../../pipeline/paths.ts';
import { readWordFiles } from '../../pipeline/words/write-words.ts';

const PATH = '/ko/public/newsroom/20240516-songdo-groundbreaking';
const PAGES = 200;

it('a page that has been rendered leaves nothing in memory', { timeout: 60_000 }, async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  process.env.POSTS_FOLDER = `${CACHE}/posts`;
  process.env.WORDS_FOLDER = `${CACHE}/words`;
  const { server } = openBundleFolder(readWordFiles(DIST).shape);
  const { createRoot } = (await import(/* @vite-ignore */ `${server}/entry-server.mjs`)) as {
    createRoot(isClient: boolean, path: string): Promise<PrerenderContext>;
  };
  /** Bytes in use after so many pages. */
  const usedAfter = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      expect((await createRoot(false, PATH)).page?.markup).toContain('<h1');
    }
    // Redux Toolkit's batches of actions end after some milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 200));
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  await usedAfter(50);
  const before = await usedAfter(PAGES);
  const kept = ((await usedAfter(PAGES)) - before) / PAGES;
  expect(kept, 'bytes a page').toBeLessThan(4096);
});
