import { hrefFor } from '../../../core/site/urls.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { settled } from '../../support/settled.ts';
import { appReady, expect, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

const words = wordsOf('ko', 'offer');

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('is offered Korean on an English page, once, and never sent there', async ({ browser, base }) => {
    const context = await browser.newContext({ locale: 'ko-KR' });
    const page = await context.newPage();
    await page.goto(base + hrefFor('en', 'company'));
    const offer = page.getByRole('complementary', { name: words.label });
    await expect(cookieBanner(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
    await cookieBanner(page).getByRole('button').first().click();
    await expect(offer).toContainText(words.text);
    await expect(offer).toHaveAttribute('lang', 'ko');
    expect(new URL(page.url()).pathname).toBe(hrefFor('en', 'company'));
    await offer.getByRole('button', { name: words.close }).click();
    await expect(offer).toHaveCount(0);
    await page.goto(base + hrefFor('en', 'ceo'));
    await appReady(page);
    await settled(page);
    await expect(offer).toHaveCount(0);
    await context.close();
  });

  test('goes to the same page when it takes the offer, and is not asked again', async ({ browser, base }) => {
    const context = await browser.newContext({ locale: 'ko-KR' });
    const page = await context.newPage();
    await page.goto(base + hrefFor('en', 'company'));
    await cookieBanner(page).getByRole('button').first().click();
    await page.getByRole('complementary', { name: words.label }).getByRole('link').click();
    await expect(page).toHaveURL(base + hrefFor('ko', 'company'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await page.goto(base + hrefFor('en', 'company'));
    await appReady(page);
    await settled(page);
    await expect(page.getByRole('complementary', { name: words.label })).toHaveCount(0);
    await context.close();
  });
});

test('a browser of neither language is offered nothing', async ({ browser, base }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(base + hrefFor('en', 'company'));
  await appReady(page);
  await settled(page);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await context.close();
});

test('error pages without a locale speak the language of the last visit', async ({ page, base, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  await page.goto(base + hrefFor('ko', 'ceo'));
  await appReady(page);
  await page.goto(`${base}/errors/404`);
  await expect(page.locator('h1')).toHaveText(wordsOf('ko', 'messages').msg.notFound);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});
