import popups from '../../../content/popups.json' with { type: 'json' };
import { hrefFor } from '../../../core/site/urls.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { installClock } from '../../support/settled.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

/** Inside the popup's time (content/popups.json). */
const NOW = new Date('2025-12-24T14:00:00+09:00');

const locale = 'en';
const { ui } = wordsOf(locale, 'common');
const label = wordsOf(locale, 'popup').label;

test('the popup of the day: home only, after the cookie banner', async ({ page, base, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  const popup = page.getByRole('dialog', { name: label });
  await installClock(page, { time: NOW });
  await open(page, base + hrefFor(locale, 'home'));
  await expect(popup).toHaveCount(0);
  await cookieBanner(page).getByRole('button').first().click();
  await expect(popup).toBeVisible();
  await expect(popup.getByRole('link')).toHaveAttribute('href', hrefFor(locale, 'noticePost', { id: '20251222-year-end-hours' }));
  // It neither takes the focus nor covers the page.
  expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(false);

  await open(page, base + hrefFor(locale, 'ceo'));
  await expect(popup).toHaveCount(0);
});

for (const days of [0, 365])
  test(`a popup is due on the day of this test and ${days} days later`, async ({ page, base }) => {
    await page.addInitScript(() => localStorage.removeItem('site:popup'));
    const time = Date.now() + days * 86_400_000;
    const due = popups.find(({ start, end }) => Date.parse(start) <= time && !(end && Date.parse(end) <= time));
    await installClock(page, { time: new Date(time) });
    await open(page, base + hrefFor(locale, 'home'));
    const popup = page.getByRole('dialog', { name: label });
    await expect(popup).toHaveCount(0);
    await cookieBanner(page).getByRole('button').first().click();
    await expect(popup.getByRole('link')).toHaveAttribute('href', hrefFor(locale, 'noticePost', { id: due?.link.split('/')[1] ?? '' }));
    await expect(popup).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    const close = popup.getByRole('button', { name: ui.close, exact: true });
    const lines = await close.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getClientRects().length;
    });
    expect(lines, 'the word of the button stands on one line').toBe(1);
  });
