import type { Page } from '@playwright/test';
import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';

/** What Workbox counts of a cache, by path. */
function counted(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('workbox-expiration');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('cache-entries').objectStore('cache-entries').getAll();
          all.onsuccess = () => {
            request.result.close();
            const entries = all.result as { cacheName: string; url: string }[];
            resolve(entries.flatMap((entry) => (entry.cacheName === name ? new URL(entry.url).pathname : [])).sort());
          };
        };
      }),
    cacheName,
  );
}

const stored = (page: Page, cacheName: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).sort(), cacheName);

test('what a first visit stores is counted, so that no cache grows without an end', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  await open(page, `${deployment.url}/en/public/newsroom/20240516-songdo-groundbreaking`);
  await workerReady(page);
  for (const cacheName of ['site-v1-pages', 'site-v1-data', 'site-v1-images']) {
    await expect.poll(async () => (await stored(page, cacheName)).length, cacheName).toBeGreaterThan(0);
    await expect.poll(() => counted(page, cacheName), cacheName).toEqual(await stored(page, cacheName));
  }
});
