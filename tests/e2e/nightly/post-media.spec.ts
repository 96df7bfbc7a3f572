import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { shiftsSoFar, sumOf, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { settled } from '../../support/settled.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';

// Pictures and films in the bodies of posts (docs/publishing.md), on the two posts that have one.
const WITH_PICTURE = '20260421-bioreactors-arrive';
const WITH_FILM = '20251118-dar8-platform';

const figureOf = (page: Page) => page.locator('[data-post-body] figure');
const widthOf = (page: Page, selector: string) =>
  figureOf(page)
    .locator(selector)
    .evaluate((element) => element.getBoundingClientRect().width);

test.use(WITHOUT_WORKER);

const locale = 'ko';
const address = (id: string) => hrefFor(locale, 'newsroomPost', { id });

test('a picture comes when it is near, fills the column and moves nothing', async ({ page, base }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await watchLayoutShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, base + address(WITH_PICTURE));
  // The page has come, with its fonts.
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await shiftsSoFar(page);
  const image = figureOf(page).locator('img');
  const before = await image.evaluate((element) => element.getBoundingClientRect().height);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await image.evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
  expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\.avif$/);
  expect(await widthOf(page, 'img')).toBe(await widthOf(page, 'figcaption'));
  expect(asked.filter((url) => url.includes('/vessel-valve-left.')).length).toBe(1);
  expect(sumOf(await shiftsSoFar(page))).toBeLessThan(0.01);
  expect(await axeViolations(page)).toEqual([]);
});

test('a film: nothing of it is loaded with the page, then it plays with the captions of the language', async ({ page, base }) => {
  await watchLayoutShifts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, base + address(WITH_FILM));
  // The page has come, with its fonts.
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await shiftsSoFar(page);
  const video = figureOf(page).locator('video');
  await video.scrollIntoViewIfNeeded();
  const still = figureOf(page).locator('img');
  await expect.poll(() => still.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await still.boundingBox(), 'the still lies where the film will play').toEqual(await video.boundingBox());
  const [player, caption] = await Promise.all([video.boundingBox(), figureOf(page).locator('figcaption').boundingBox()]);
  expect(caption?.y ?? 0, 'the caption stands below').toBeGreaterThanOrEqual((player?.y ?? 0) + (player?.height ?? 0));
  await settled(page);
  expect(asked.filter((path) => path.startsWith('/films/'))).toEqual([]);
  expect(sumOf(await shiftsSoFar(page))).toBeLessThan(0.01);
  expect(await axeViolations(page)).toEqual([]);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  const showing = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].filter(({ mode }) => mode === 'showing').map(({ language, cues }) => [language, (cues?.length ?? 0) > 0]),
    );
  await expect.poll(showing).toEqual([[locale, true]]);
  expect(asked.filter((path) => path.endsWith('.mp4'))).not.toEqual([]);
});
