import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { PAGES } from '../../core/site/pages.ts';
import { expect, hrefFor, inEachLocale, open, test, wordsOf } from '../support/site-test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const POSTS: Record<string, string> = {
  newsroomPost: '20260224-tech-transfer-office',
  noticePost: '20240318-shareholder-meeting',
  imageAlbum: 'syracuse-exterior',
  sitemapYear: '2025',
};

async function faultsOf(page: Page): Promise<string[]> {
  // Evaluated by the debugger, not by the page: the policy holds as it is.
  await page.evaluate(`${axe}; undefined`);
  return page.evaluate(async () => {
    const { violations } = await (
      window as never as {
        axe: {
          run(
            context: unknown,
            options: unknown,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
        };
      }
    ).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary?.split('\n')[1] ?? ''}`),
    );
  });
}

inEachLocale((locale) => {
  for (const width of [390, 1440]) {
    const rows = PAGES.filter((page) => !page.redirected && page.id !== 'imageAlbum');
    for (let at = 0; at < rows.length; at += 9) {
      const part = rows.slice(at, at + 9);
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
