import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { settled } from '../../support/settled.ts';
import { expect, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

const POST = { id: '20240516-songdo-groundbreaking' };

/** A system with a share sheet that ends as it is told. */
async function withSheet(page: Page, refusal?: string): Promise<void> {
  await page.addInitScript((name) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        shared.push(data);
        if (name) throw new DOMException('refused', name);
      },
    });
  }, refusal);
}
const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);

const locale = 'en';
const { copyLink, share } = wordsOf(locale, 'common').ui;
const { copied } = wordsOf(locale, 'messages').link;
const path = hrefFor(locale, 'newsroomPost', POST);
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

test('a post is shared by its title and address; its link can be copied all the same', async ({ page, base, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withSheet(page);
  await open(page, `${base}${path}#main`);
  await button(page, share).click();
  expect(await shared(page)).toEqual([{ title: await page.title(), url: base + path }]);
  expect(await axeViolations(page)).toEqual([]);
  await button(page, copyLink).click();
  await expect(page.getByRole('alertdialog')).toContainText(copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(base + path);
});

for (const [refusal, isCopied] of [
  ['AbortError', false],
  ['NotAllowedError', true],
] as const) {
  test(`a sheet that ends with ${refusal}: the link is ${isCopied ? '' : 'not '}copied instead`, async ({ page, base, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withSheet(page, refusal);
    await open(page, base + hrefFor(locale, 'imageAlbum', { id: 'adc-facility' }));
    await button(page, share).click();
    if (isCopied) await expect(page.getByRole('alertdialog')).toContainText(copied);
    else {
      await settled(page);
      await expect(page.getByRole('alertdialog')).toBeHidden();
    }
    expect(await shared(page)).toHaveLength(1);
  });
}
