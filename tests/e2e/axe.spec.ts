import { PAGES } from '../../core/site/pages.ts';
import { faultsOf } from '../support/axe-faults.ts';
import { field, openForm, WRITTEN, write } from '../support/contact-form.ts';
import { expect, hrefFor, inEachLocale, inOneLocale, open, test, wordsOf } from '../support/site-test.ts';

const POSTS: Record<string, string> = {
  newsroomPost: '20260224-tech-transfer-office',
  noticePost: '20240318-shareholder-meeting',
  imageAlbum: 'syracuse-exterior',
  sitemapYear: '2025',
};

inEachLocale((locale) => {
  for (const width of [390, 1440]) {
    const rows = PAGES.filter((page) => !page.redirected && page.id !== 'imageAlbum');
    for (let at = 0; at < rows.length; at += 9) {
      const part = rows.slice(at, at + 9);
      // Each row in one language at one width and in the other at the other; all four in the soak.
      if (!process.env.SOAK && (at / 9 + (width === 390 ? 1 : 0) + (locale === 'ko' ? 1 : 0)) % 2 === 1) continue;
      test(`axe finds nothing at ${width} px on ${part.map((row) => row.id).join(', ')}`, async ({ page, base, complaints }) => {
        test.setTimeout(120_000);
        complaints.allow(/status of 404/);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const row of part) {
          const url = base + hrefFor(locale, row.id, { id: POSTS[row.id] });
          if (row.id === 'offline') await page.goto(url);
          else await open(page, url);
          expect(await faultsOf(page), url).toEqual([]);
        }
      });
    }
  }

  test.describe('without the worker, which would send what waits', () => {
    test.use({ serviceWorkers: 'block' });
    for (const width of process.env.SOAK ? [320, 1440] : [locale === 'en' ? 320 : 1440]) {
      test(`axe finds nothing in the contact form at ${width} px: faults, an inquiry that waits, the question`, async ({
        page,
        base,
        complaints,
      }) => {
        complaints.allow(/ERR_FAILED|Service Worker registration blocked/);
        const { form, message } = wordsOf(locale, 'contact');
        const confirm = () => page.getByRole('alertdialog').getByRole('button').click();
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.route('**/api/v1/inquiries', (route) => route.abort());
        await openForm(page, base, locale);
        await page.locator('[data-cookie-banner]').getByRole('button').first().click();
        await write(page, WRITTEN);
        await page.getByRole('button', { name: form.submit }).click();
        await confirm();
        await expect(page.locator('[data-waiting-list] li')).toHaveCount(1);
        await field(page, 'message').fill('x'.repeat(2005));
        await page.getByRole('button', { name: form.submit }).click();
        await expect(page.getByRole('alertdialog')).toContainText(message.error.required);
        expect(await faultsOf(page), 'alert').toEqual([]);
        await confirm();
        expect(await faultsOf(page), 'faults').toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scroll').toBe(width);
        await page.getByRole('button', { name: form.reset }).click();
        expect(await faultsOf(page), 'question').toEqual([]);
      });
    }
  });
});

inOneLocale('ko', (locale) => {
  test('axe finds nothing with menus and dialogs open', async ({ page, base }) => {
    const common = wordsOf(locale, 'common');
    const menu = wordsOf(locale, 'menu');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, base + hrefFor(locale, 'company'));
    await page.locator('[data-cookie-banner]').getByRole('button').first().click();
    await page.locator('#menu').getByRole('link', { name: menu.groups.services, exact: true }).hover();
    await page.waitForTimeout(400);
    expect(await faultsOf(page), 'desktop menu').toEqual([]);
    await page.mouse.move(0, 800);
    await page.locator('header').getByRole('button', { name: /JPN/ }).first().click();
    expect(await faultsOf(page), 'JPN notice').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('footer summary').click();
    expect(await faultsOf(page), 'family sites').toEqual([]);
    await open(page, base + hrefFor(locale, 'newsroomPost', { id: '20240516-songdo-groundbreaking' }));
    await page.getByRole('button', { name: common.ui.copyLink }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await faultsOf(page), 'alert').toEqual([]);
    await page.keyboard.press('Escape');
    for (const id of ['privacy', 'cookies', 'sitemap', 'partnerships'] as const) {
      await open(page, base + hrefFor(locale, 'ceo'));
      await page.locator('footer').getByRole('link', { name: menu.items[id], exact: true }).click();
      await expect(page.getByRole('dialog', { name: menu.items[id] })).toBeVisible();
      expect(await faultsOf(page), id).toEqual([]);
    }
    const search = wordsOf(locale, 'search');
    await open(page, base + hrefFor(locale, 'ceo'));
    await page.keyboard.press('/');
    const combo = page.getByRole('combobox', { name: search.label });
    await expect(combo).toBeFocused();
    expect(await faultsOf(page), 'search').toEqual([]);
    await page.keyboard.type('ADC');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await faultsOf(page), 'suggestions').toEqual([]);
    for (const q of ['ADC', 'ADC&type=newsroom', 'qxzvkw', 'a']) {
      await open(page, `${base}${hrefFor(locale, 'search')}?q=${q}`);
      await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      expect(await faultsOf(page), `results for ${q}`).toEqual([]);
    }
    await open(page, base + hrefFor(locale, 'leadership', { hash: 'leader-cqo' }));
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await faultsOf(page), 'profile').toEqual([]);
    await open(page, base + hrefFor(locale, 'imageAlbum', { id: 'adc-facility', hash: 'image-2' }));
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await faultsOf(page), 'viewer').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, base + hrefFor(locale, 'home'));
    await page.getByRole('button', { name: common.ui.menuOpen }).click();
    await page.locator('#menu summary').nth(1).click();
    expect(await faultsOf(page), 'mobile menu').toEqual([]);
  });
});
