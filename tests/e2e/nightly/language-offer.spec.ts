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
});
