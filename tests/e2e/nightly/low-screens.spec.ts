import type { Locator } from '@playwright/test';
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
    // In the document, since the browser that presses a button may scroll.
    const endOf = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().bottom + scrollY);
    for (let at = 0; at < 5; at += 1) {
      await buttons.nth(at).click();
      const link = slides.nth(at).getByRole('link');
      await expect(link).toBeInViewport({ ratio: 1 });
      for (const element of [link, buttons.nth(at)]) expect(await endOf(element)).toBeLessThanOrEqual(720);
    }
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

/** Runs in the page: what stands at the foot of the window. */
function findFeet(): Element[] {
  return [...document.querySelectorAll('body *')].filter((one) => {
    const { position, zIndex } = getComputedStyle(one);
    return position === 'fixed' && Number(zIndex) < 50 && one.checkVisibility();
  });
}

/** Runs in the page: the words of what has the focus, where it lies wholly below one of them (WCAG 2.4.11). */
function hiddenFocus(feet: readonly Element[]): string[] {
  const focused = document.activeElement as Element;
  const { top, bottom } = focused.getBoundingClientRect();
  const hides = (foot: Element) => foot.getBoundingClientRect().top <= top && foot.getBoundingClientRect().bottom >= bottom;
  return bottom > top && feet.some((foot) => !foot.contains(focused) && hides(foot)) ? [focused.textContent ?? ''] : [];
}

const LOW = [
  // 1280 x 1024 at 400 %.
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 768, height: 600 },
];

for (const locale of LOCALES)
  test(`${locale}: on low screens the cookie banner and the popup hide nothing that has the focus`, async ({ page, base }) => {
    await page.addInitScript(() => localStorage.setItem('site:popup', '{"value":[],"expire":9e15}'));
    await open(page, base + hrefFor(locale, 'home'));
    const walkEverySize = async (shown: Locator) => {
      let standing = 0;
      for (const size of LOW) {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo(0, 0));
        await expect(shown).toBeVisible();
        await page.locator('main').focus();
        const feet = await page.evaluateHandle(findFeet);
        standing += await feet.evaluate((all) => all.length);
        const hidden: string[] = [];
        for (let at = 0; at < 40; at += 1) {
          await page.keyboard.press('Tab');
          hidden.push(...(await page.evaluate(hiddenFocus, feet)));
        }
        expect(hidden, `at ${size.width} x ${size.height}`).toEqual([]);
      }
      // On the lowest it stands in the page instead.
      expect(standing, 'what stands at the foot').toBeGreaterThan(0);
    };
    await walkEverySize(cookieBanner(page));
    await cookieBanner(page).getByRole('button').first().click();
    await walkEverySize(page.getByRole('dialog', { name: wordsOf(locale, 'popup').label }));
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
