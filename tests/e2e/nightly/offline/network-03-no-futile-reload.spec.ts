import type { Page } from '@playwright/test';
import { hrefFor } from '../../../../core/site/urls.ts';
import { BROKEN, countLoads, test } from '../../../support/deployment.ts';
import { settled } from '../../../support/settled.ts';
import { appReady, expect } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

const VIDEOS = hrefFor('en', 'videos');
const heading = wordsOf('en', 'videos').heading;

test.beforeEach(async ({ consoleErrors }) => consoleErrors.allow(BROKEN));

for (const [next, tryAgain] of [
  ['touch', (page: Page) => page.keyboard.press('Shift')],
  ['load', (page: Page) => page.reload()],
] as const)
  test(`a first visit whose connection dies while the app loads stays readable, and is whole at the next ${next}`, async ({
    deployment,
    page,
  }) => {
    const loads = countLoads(page);
    await page.goto(deployment.url + VIDEOS, { waitUntil: 'commit' });
    // The app runs, and asks for the page's own module.
    deployment.fail(/\/assets\/videos-page-|^\/en\/|^\/robots/, 503);
    const asked = () => deployment.seen.filter(({ path }) => path.includes('/assets/videos-page-'));
    await expect.poll(() => asked().length, { timeout: 15_000 }).toBeGreaterThan(0);
    await settled(page, 2000);
    expect(asked().every(({ status }) => status === 503)).toBe(true);
    expect([loads(), page.url()]).toEqual([1, deployment.url + VIDEOS]);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('main article').first()).toBeVisible();
    // What stands around the page answers.
    expect(await page.evaluate(() => [document.documentElement.dataset.app, navigator.onLine])).toEqual(['shell', true]);

    await deployment.restoreNetwork();
    await tryAgain(page);
    await appReady(page);
    expect(loads()).toBe(next === 'load' ? 2 : 1);
  });
