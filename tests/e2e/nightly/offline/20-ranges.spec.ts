import { BROKEN, test } from '../../../support/deployment.ts';
import { builtItem, saveItem } from '../../../support/offline-library.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

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
