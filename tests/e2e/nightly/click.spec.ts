import type { Locator, Page } from '@playwright/test';
import { ROUTES, type Route } from '../../../bench/navigation/measure.ts';
import { readWork, traceBrowser } from '../../../bench/navigation/trace.ts';
import { follow, prefetchOnTouch } from '../../support/deployment.ts';
import { shiftsSoFar, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { settled } from '../../support/settled.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

/** Lines that say something, frames of the header's mark, what a script measures. */
const OTHERS = 60;

/** Points at the link of a route until all that it needs has been fetched ahead. */
async function prepare(page: Page, base: string, { from, to }: Route): Promise<Locator> {
  await page.addInitScript(() => {
    for (const [key, value] of [
      ['consent', 'rejected'],
      ['popup', ['privacy-2026']],
    ])
      localStorage.setItem(`site:${key}`, JSON.stringify({ value, expire: Date.now() + 1e9 }));
  });
  await open(page, base + from);
  const link = page.locator(`a[href="${to}"]:not([aria-roledescription] *):visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await settled(page, 3000);
  return link;
}

test.use(WITHOUT_WORKER);

// With a worker: tests/e2e/smoke/prefetch.spec.ts.
for (const route of ROUTES)
  test(`a prefetched click waits for no request, and styles no more than the new page and what is seen of the header: ${route.name}`, async ({
    page,
    base,
    browser,
  }) => {
    const link = await prepare(page, base, route);
    // What the new page's links lead to is fetched ahead, too.
    await page.evaluate(prefetchOnTouch);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // As slow as a phone: what is shown while a visitor waits counts, too.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const before = (await page.locator('h1').first().textContent()) ?? '';
    const trace = await traceBrowser(browser, page, async () => {
      await link.evaluate((element) => {
        performance.mark('clicked');
        (element as HTMLElement).click();
      });
      await expect(page.locator('h1').first()).not.toHaveText(before);
      await settled(page, 1500);
      await page.evaluate(() => performance.mark('followed'));
    });
    await expect(page).toHaveURL(base + route.to);
    // Pictures come when the page stands; the animation on scroll is fetched at the first scroll.
    const isAfterwards = (path: string) => /^\/(?:images\/|image-pending\.svg$|favicon|assets\/aos-|assets\/[\w.-]+\.svg$)/.test(path);
    expect(asked.filter((path) => !isAfterwards(path))).toEqual([]);
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked, 'requests are seen').toContain('/robots.txt');
    // Closed panels of the menu take no part.
    const [count, options] = await page.evaluate(() => [
      document.querySelectorAll('main, main *').length +
        [...document.querySelectorAll('header, header *')].filter((one) => one.checkVisibility()).length,
      document.querySelectorAll('main option').length,
    ]);
    // Twice: the top comes before the rest, and what lies below the fold is hidden until it is scrolled to. Chromium makes two elements of its
    // own in each option.
    expect(readWork(trace, 'clicked', 'followed').restyled).toBeLessThanOrEqual(2 * count + 2 * options + OTHERS);
  });

test('where a wait is felt, the pressed link says so at once, and no longer than the wait', async ({ page, base, context }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.addInitScript(prefetchOnTouch);
  await context.route(/assets\/home-page/, async (request) => {
    await answered;
    await request.continue();
  });
  await open(page, `${base}/ko/aboutus/company`);
  const link = page.locator('header a[href="/ko"]').first();
  const outline = () => link.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline()).toBe('none');
  await link.click();
  await expect.poll(outline).toBe('dotted');
  await expect(page.locator('h1')).toHaveText(wordsOf('ko', 'aboutus').company.heading);
  answer();
  await expect(page.locator('[aria-roledescription="carousel"]')).toBeVisible();
  expect(await outline()).toBe('none');
});

test('a page that is followed, and back, shifts nothing', async ({ page, base }) => {
  await watchLayoutShifts(page);
  await open(page, `${base}/en/aboutus/ceo`);
  // The fonts come.
  await settled(page);
  await shiftsSoFar(page);
  for (const [go, path] of [
    [() => follow(page, '/en/aboutus/company'), /company$/],
    [() => follow(page, '/en/aboutus/ceo'), /ceo$/],
    [() => page.goBack(), /company$/],
  ] as const) {
    await go();
    await expect(page).toHaveURL(path);
    await settled(page);
  }
  expect(await shiftsSoFar(page)).toEqual([]);
});
