import { hrefFor } from '../../../core/site/urls.ts';
import { WRITTEN, write } from '../../support/contact-form.ts';
import { countLoads, follow } from '../../support/deployment.ts';
import { settled } from '../../support/settled.ts';
import { appReady, expect, FULL, open, saveData, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test('the app starts after the first paint', async ({ page, base }) => {
  await open(page, `${base}/en/aboutus/company`);
  const { paint, entry } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    entry: performance.getEntriesByType('resource').find((resource) => /assets\/app-.*\.js$/.test(resource.name))?.startTime ?? 0,
  }));
  expect(entry).toBeGreaterThanOrEqual(paint);
});

test('the app, which shows more than the document holds, waits for the style sheet', { tag: FULL }, async ({ page, base }) => {
  let isHere = false;
  await page.route(/\/assets\/style-/, async (route) => {
    const response = await route.fetch();
    await settled(page, 800);
    isHere = true;
    await route.fulfill({ response });
  });
  await open(page, `${base}/en`);
  expect(isHere).toBe(true);
});

test('a key or a touch starts it at once', async ({ page, base }) => {
  await page.addInitScript(() => {
    // A tab that never paints.
    window.PerformanceObserver = class {
      observe() {}
    } as never;
  });
  await page.goto(`${base}/en`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  await page.keyboard.press('Shift');
  await appReady(page);
});

test('a step back before the app runs, to a page that it opened before a reload, loads the document of that page', { tag: FULL }, async ({
  page,
  base,
}) => {
  const { company, ceo } = wordsOf('en', 'aboutus');
  await open(page, `${base}/en/aboutus/company`);
  await follow(page, '/en/aboutus/ceo');
  await expect(page.locator('h1')).toHaveText(ceo.heading);
  // The app does not come before the step back.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('h1')).toHaveText(ceo.heading);
  await page.goBack({ waitUntil: 'commit' });
  release();
  await appReady(page);
  await expect(page).toHaveURL(`${base}/en/aboutus/company`);
  await expect(page.locator('h1')).toHaveText(company.heading);
});

test.describe('under data saver', () => {
  const { ui, a11y } = wordsOf('en', 'common');
  test.beforeEach(({ context }) => saveData(context));

  test("the contact form shows the site's alert at the first press of its button", async ({ page, base }) => {
    const { message, form } = wordsOf('en', 'contact');
    const send = page.getByRole('button', { name: form.submit });
    await page.goto(base + hrefFor('en', 'contact'));
    await send.click();
    await expect(page.getByRole('alertdialog', { name: message.error.required, exact: true })).toBeVisible();
    await page.goto(base + hrefFor('en', 'home'));
    await page.goto(base + hrefFor('en', 'contact'));
    await write(page, WRITTEN, { agree: false });
    await expect(page.locator('html[data-app]')).toHaveCount(0);
    await send.click();
    await expect(page.getByRole('alertdialog', { name: message.error.privacy, exact: true })).toBeVisible();
  });

  test('the notice of a lost connection needs no app', { tag: FULL }, async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const notice = page.getByRole('status', { name: a11y.connection });
    const lines = notice.locator('div:visible', { hasText: /./ }).filter({ hasNot: page.locator('div') });
    await page.goto(base + hrefFor('en', 'ceo'));
    await page.waitForLoadState('load');
    await settled(page);
    for (let outage = 0; outage < 2; outage += 1) {
      await expect(lines).toHaveCount(0);
      await page.context().setOffline(true);
      await expect(lines).toHaveText([ui.offline]);
      await page.context().setOffline(false);
      await expect(lines).toHaveText([ui.online]);
    }
    await expect(lines).toHaveCount(0);
    await expect(page.locator('html[data-app]')).toHaveCount(0);
  });

  test('the notice of the app takes over from it', { tag: FULL }, async ({ page, context, base, consoleErrors }) => {
    consoleErrors.allow(/ERR_FAILED/);
    const text = page.getByRole('status', { name: a11y.connection }).getByText(ui.offline);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    // The browser is right: what it does not hold cannot be fetched. The app is held.
    await context.route(/\/robots\.txt/, (route) => route.abort());
    await page.goto(`${base}/en/public/newsroom/20240516-songdo-groundbreaking`);
    await expect(text.locator('visible=true')).toHaveCount(1);
    await expect(page.locator('html[data-app]')).toHaveCount(0);
    await page.getByRole('button', { name: ui.copyLink }).click();
    await appReady(page);
    await expect(text).toHaveCount(1);
    await expect(text).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await settled(page);
    await expect(text).toHaveCount(1);
  });
});

/** A deploy may have taken it. */
const APP_CHUNK = /\/assets\/app-[^/]+\.js$/;

test('where the app chunk is missing at the start, the page is loaded once more (spec 4)', async ({ page, base, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  const loads = countLoads(page);
  let isMissing = true;
  await page.route(APP_CHUNK, (route) => (isMissing ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue()));
  await page.goto(`${base}/en/aboutus/company`);
  await expect.poll(loads).toBe(2);
  // Not a second time within 60 s, not by a touch either: the document stays readable.
  await page.waitForLoadState('load');
  await settled(page, 1000);
  await page.mouse.click(5, 300);
  await page.keyboard.press('Shift');
  await settled(page, 1000);
  expect(loads()).toBe(2);
  await expect(page.locator('h1')).toHaveText(wordsOf('en', 'aboutus').company.heading);
  await expect(page.locator('html[data-app]')).toHaveCount(0);
  isMissing = false;
  await page.reload();
  await appReady(page);
});

test('where the app chunk does not come for want of a network, the page stays', { tag: FULL }, async ({ page, base, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  const loads = countLoads(page);
  let isAway = true;
  await page.route(APP_CHUNK, (route) => (isAway ? route.abort() : route.continue()));
  await page.route('**/robots.txt', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`${base}/en/aboutus/company`);
  await settled(page, 2000);
  expect(loads()).toBe(1);
  isAway = false;
  await page.mouse.click(5, 300);
  await expect.poll(async () => loads() === 2 || (await page.locator('html[data-app="ready"]').count()) === 1).toBe(true);
  await appReady(page);
});

test('the hero becomes a carousel: pause, next, rewind; only the shown slide can be reached', async ({ page, base }) => {
  await open(page, `${base}/en`);
  const { ui } = wordsOf('en', 'common');
  const controls = page.getByRole('button', { name: ui.carouselNext });
  await expect(controls).toBeVisible();
  await page.getByRole('button', { name: ui.pause }).click();
  await expect(page.getByRole('button', { name: ui.play })).toBeVisible();
  for (let slide = 2; slide <= 5; slide += 1) {
    await controls.click();
    await expect(page.getByText(`${slide} / 5`)).toBeVisible();
  }
  await controls.click();
  await expect(page.getByText('1 / 5')).toBeVisible();
  await expect(page.locator('.swiper-slide[inert]')).toHaveCount(4);
});
