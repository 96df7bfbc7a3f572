import { LOCALES } from '../../../core/site/locales.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { expect, open, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const locale of LOCALES) {
  test(`${locale}: home at 1280 × 720 shows where each slide leads, and the controls`, async ({ page, base }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, base + hrefFor(locale, 'home'));
    const slides = page.locator('[aria-roledescription="slide"]');
    const buttons = page.locator('[aria-roledescription="carousel"] li button');
    for (let at = 0; at < 5; at += 1) {
      await buttons.nth(at).click();
      await expect(slides.nth(at).getByRole('link')).toBeInViewport({ ratio: 1 });
      await expect(buttons.nth(at)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a card leads where its title does, wherever it is pressed', async ({ page, base }) => {
  await open(page, base + hrefFor('en', 'services'));
  const card = page.locator('#services li').first();
  await card.scrollIntoViewIfNeeded();
  const { width, height } = (await card.boundingBox()) as { width: number; height: number };
  for (const position of [
    { x: width / 2, y: 40 },
    { x: width - 10, y: height - 10 },
  ]) {
    await card.click({ position });
    await expect(page).toHaveURL(base + hrefFor('en', 'cdo'));
    await page.goBack();
    await expect(page).toHaveURL(base + hrefFor('en', 'services'));
  }
});

/** Runs in the page: whether what has the focus lies wholly below what stands at the foot of the window (WCAG 2.4.11). */
function isFocusHidden(): boolean {
  const { activeElement } = document;
  const { top, bottom } = (activeElement as Element).getBoundingClientRect();
  const feet = [...document.querySelectorAll('body *')].filter((one) => {
    const { position, zIndex } = getComputedStyle(one);
    return position === 'fixed' && Number(zIndex) < 50 && one.checkVisibility() && !one.contains(activeElement);
  });
  return bottom > top && feet.some((foot) => foot.getBoundingClientRect().top <= top && foot.getBoundingClientRect().bottom >= bottom);
}

for (const [width, height] of [
  // 1280 x 1024 at 400 %.
  [320, 256],
  [320, 568],
  [844, 390],
  [768, 600],
] as const)
  for (const locale of LOCALES)
    test(`${locale}: at ${width} x ${height} the cookie banner and the popup hide nothing that has the focus`, async ({ page, base }) => {
      await page.addInitScript(() => localStorage.setItem('site:popup', '{"value":[],"expire":9e15}'));
      await page.setViewportSize({ width, height });
      await open(page, base + hrefFor(locale, 'home'));
      const hidden: string[] = [];
      const walk = async () => {
        await page.locator('main').focus();
        for (let at = 0; at < 40; at += 1) {
          await page.keyboard.press('Tab');
          if (await page.evaluate(isFocusHidden)) hidden.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
        }
      };
      await expect(cookieBanner(page)).toBeVisible();
      await walk();
      await cookieBanner(page).getByRole('button').first().click();
      const popup = page.getByRole('dialog', { name: wordsOf(locale, 'popup').label });
      await expect(popup).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await walk();
      expect(hidden).toEqual([]);
    });

test.describe('a finger on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true, hasAnsweredBanner: true });

  test('opens a panel of the menu by its arrow, and closes it by the arrow or beside it', async ({ page, base }) => {
    await open(page, base + hrefFor('en', 'company'));
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    const { groups, items } = wordsOf('en', 'menu');
    const arrow = page
      .locator('summary')
      .and(page.getByLabel(wordsOf('en', 'common').ui.expandSection.replace('{title}', groups.services)));
    const link = page.locator('header').getByRole('link', { name: items.cmo, exact: true });
    await expect(arrow).toHaveCSS('opacity', '1');
    for (const close of [() => arrow.tap(), () => page.touchscreen.tap(683, 900)]) {
      await arrow.tap();
      await expect(link).toBeInViewport({ ratio: 1 });
      await close();
      await expect(link).toBeHidden();
    }
    await expect(page).toHaveURL(base + hrefFor('en', 'company'));
    await arrow.tap();
    await link.tap();
    await expect(page).toHaveURL(base + hrefFor('en', 'cmo'));
    await expect(link).toBeHidden();
  });
});

for (const locale of LOCALES)
  test(`${locale}: the footer of a phone leads on, and is no longer than half a screen`, async ({ page, base }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, base + hrefFor(locale, 'ceo'));
    const footer = page.locator('footer');
    await expect(footer.getByRole('link', { name: wordsOf(locale, 'menu').groups.services })).toHaveAttribute(
      'href',
      hrefFor(locale, 'services'),
    );
    // Without the room below it for the cookie banner.
    const height = await footer.locator('.wrap').evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThan(440);
    const phone = footer.locator('a[href^="tel:"]').first();
    await expect(phone).toBeHidden();
    await footer.locator('summary', { hasText: wordsOf(locale, 'common').footer.places }).press('Enter');
    await expect(phone).toBeVisible();
  });
