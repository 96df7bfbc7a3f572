import type { BrowserContext, Page } from '@playwright/test';
import { hrefFor } from '../../../../core/site/urls.ts';
import { asInstalled } from '../../../support/as-installed.ts';
import { test } from '../../../support/deployment.ts';
import { settled } from '../../../support/settled.ts';
import { expect, open } from '../../../support/site-test.ts';

interface Shared {
  shared: { name: string; type: string; head: string }[];
}

/** A system with a share sheet. */
const withSheet = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shared: object[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files }: ShareData) => {
        const [file] = files as [File];
        shared.push({ name: file.name, type: file.type, head: await file.slice(0, 5).text() });
      },
    });
  });

const locale = 'ko';
const path = hrefFor(locale, 'brochures');
const link = (page: Page) => page.locator('main a[href$=".pdf"]').first();
const shared = (page: Page) => page.evaluate(() => (window as unknown as Shared).shared);
/** Goes to the brochures and notes every document that the window asks for from then on. */
const openBrochures = async (page: Page, url: string) => {
  await open(page, url + path);
  await settled(page);
  const asked: string[] = [];
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
  return asked;
};

test('in the installed app a PDF goes to the share sheet, and the window stays', async ({ deployment, page, context }) => {
  await withSheet(context);
  await asInstalled(page);
  const asked = await openBrochures(page, deployment.url);
  const name = (await link(page).getAttribute('href'))?.split('/').pop();
  await link(page).click();
  await expect.poll(() => shared(page)).toEqual([{ name, type: 'application/pdf', head: '%PDF-' }]);
  expect([asked, context.pages().length, new URL(page.url()).pathname]).toEqual([[], 1, path]);
  // From the keyboard too.
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await shared(page)).length).toBe(2);
  expect(asked).toEqual([]);
});
