import { hrefFor } from '../../../core/site/urls.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

const locale = 'en';
const { cookie } = wordsOf(locale, 'messages');

test('the cookie banner asks once and keeps the choice', async ({ page, base }) => {
  await page.goto(`${base}/${locale}`);
  const banner = cookieBanner(page);
  await expect(banner).toBeVisible();
  await expect(banner).toContainText(cookie.body);
  const [reject, accept] = [
    banner.getByRole('button', { name: cookie.reject, exact: true }),
    banner.getByRole('button', { name: cookie.accept, exact: true }),
  ];
  const boxes = await Promise.all([reject.boundingBox(), accept.boundingBox()]);
  expect([boxes[0]?.width, boxes[0]?.height], 'both choices weigh the same').toEqual([boxes[1]?.width, boxes[1]?.height]);
  expect(await reject.evaluate((button) => getComputedStyle(button).cssText)).toBe(
    await accept.evaluate((button) => getComputedStyle(button).cssText),
  );
  await reject.click();
  await expect(banner).toBeHidden();
  await open(page, `${base}/${locale}/aboutus/ceo`);
  await expect(banner).toBeHidden();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('site:consent') ?? '{}'));
  expect(stored.value).toBe('rejected');
  expect(stored.expire).toBeGreaterThan(Date.now());
});

test('from 1024 px the cookie banner is a line at the foot, and lies over no words, drawing or control of a first screen', async ({
  page,
  base,
}) => {
  for (const id of ['home', 'ceo', 'songdo', 'services'] as const) {
    await page.goto(base + hrefFor(locale, id));
    await expect(cookieBanner(page)).toBeVisible();
    for (const viewport of [
      { width: 1024, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const top = (await cookieBanner(page).boundingBox())?.y ?? 0;
      expect(viewport.height - top, `${id} at ${viewport.width}`).toBeLessThanOrEqual(88);
      const lowest = await page
        .locator('main h1, main h1 ~ .lead, main [aria-roledescription="carousel"] button:visible')
        .evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().bottom)));
      expect(lowest, `${id} at ${viewport.width}`).toBeLessThanOrEqual(top);
    }
  }
});
