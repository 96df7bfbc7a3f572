import type { Page } from '@playwright/test';
import { BROKEN, test } from '../../../support/deployment.ts';
import { builtItem, saveItem } from '../../../support/offline-library.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

const brochure = builtItem('en/brochures/services-brochure');
const pdf = brochure.pdf as string;

async function ask(page: Page, url: string, range?: string) {
  return page.evaluate(
    async ([address, header]) => {
      const response = await fetch(address as string, { headers: header ? { range: header } : {} });
      const bytes = [...new Uint8Array(await response.arrayBuffer())];
      return { status: response.status, range: response.headers.get('content-range'), length: bytes.length, bytes: bytes.slice(0, 8) };
    },
    [url, range],
  );
}

test('a PDF and a film that were not saved pass through, the range with them, and are not stored', async ({ deployment, page }) => {
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  await page.reload();
  const before = deployment.seen.length;
  expect(await ask(page, pdf, 'bytes=10-19')).toMatchObject({ status: 206, length: 10 });
  expect(deployment.seen.slice(before).find(({ path }) => path === pdf)).toMatchObject({ status: 206, headers: { range: 'bytes=10-19' } });
  expect(await page.evaluate((url) => caches.match(url).then(Boolean), pdf)).toBe(false);
});

test('a saved film plays without a network, on a wide screen in the size that was saved', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  const videos = wordsOf('en', 'videos');
  const film = builtItem('en/videos/corporate-film');
  await open(page, `${deployment.url}/en/public/videos`);
  await workerReady(page);
  await saveItem(page, film.id);
  await deployment.setNetwork('down');
  await open(page, `${deployment.url}/en/public/videos`);
  await page.getByRole('link', { name: videos.play.replace('{title}', film.title) }).click();
  const player = page.locator('video');
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState), { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
  expect(await player.evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/-360\.mp4$/);
  // Somewhere in the middle: a range of the saved file.
  await player.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration / 2;
  });
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => !video.seeking && video.readyState >= 2)).toBe(true);
});
