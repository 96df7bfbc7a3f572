import type { Page } from '@playwright/test';
import type { PageId } from '../../../core/site/pages.ts';
import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { appReady, expect, open, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

// What somebody else does to the document: a translation by the browser, an extension, a network that edits pages.
test.use({ serviceWorkers: 'block', hasAnsweredBanner: true, contextOptions: { reducedMotion: 'reduce' } });

const { ui } = wordsOf('en', 'common');

/** All that the page says, but for what is only announced. */
const words = () =>
  ['header', 'main', 'footer'].map((part) => (document.querySelector(part) as HTMLElement).innerText.replace(/\s+/g, ' ')).join('\n');

/** With a carousel, profiles, tabs, a list, a post's body, pictures, a form, a search; what only stands there is React's own matter. */
const SWITCHED: readonly PageId[] = ['home', 'leadership', 'social', 'newsroom', 'newsroomPost', 'imageAlbum', 'contact', 'search'];

test.describe('a page that the browser translates', () => {
  for (const page of DOCUMENT_PAGES.filter(({ id }) => SWITCHED.includes(id))) {
    test(`${page.id} says all in the other language after the switch, and no error`, async ({ page: tab, base }) => {
      await open(tab, base + examplePath('ko', page));
      // The number of the slide is said once the carousel is ready.
      if (page.id === 'home') await expect(tab.locator('main [data-ready]')).toHaveCount(1);
      const wanted = await tab.evaluate(words);
      await open(tab, base + examplePath('en', page));
      await changeTexts(tab);
      await tab
        .locator('header a[hreflang="ko"]')
        .last()
        .evaluate((link: HTMLElement) => link.click());
      await expect(tab.locator('html')).toHaveAttribute('lang', 'ko');
      await expect.poll(() => tab.evaluate(words)).toBe(wanted);
    });
  }

  test('suggestions follow what is typed', async ({ page, base }) => {
    await open(page, `${base}/en`);
    await page.locator('header').getByRole('link', { name: ui.search }).click();
    const field = page.getByRole('combobox');
    for (const text of ['adc', 'adc s', 'adc', 'songdo', 'so', 'adc']) {
      await field.fill(text);
      await expect(page.getByRole('listbox').locator('mark').first()).toHaveText(new RegExp(`^${text.slice(0, 2)}`, 'i'));
      await changeTexts(page);
    }
  });

  test('where a node that React removes is gone, the page is loaded once more', async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/NotFoundError/);
    await open(page, `${base}/en/public/newsroom`);
    // An extension that takes a list out of the page.
    await page
      .locator('main article')
      .first()
      .evaluate((article) => article.closest('ul')?.remove());
    const loadedAt = () => page.evaluate(() => performance.timeOrigin).catch(() => 0);
    const first = await loadedAt();
    await page.locator('#filter-q').fill('nothing has these words');
    await page.locator('#filter-q').press('Enter');
    await expect.poll(loadedAt).toBeGreaterThan(first);
    await expect(page.getByText(wordsOf('en', 'messages').list.noHit)).toBeVisible();
    await expect(page.locator('h1')).not.toHaveText(wordsOf('en', 'messages').msg.serviceError);
  });
});

/** Run in the page before the app starts. */
const CHANGES: Record<string, () => void> = {
  'an icon beside each field': () => {
    for (const field of document.querySelectorAll('#root :is(input, textarea)')) field.after(document.createElement('div'));
  },
  'a translation': changeTextsInPage,
  'a part that is taken away': () => document.querySelector('footer')?.remove(),
};

test.describe('a document that somebody else changes before the app starts', () => {
  for (const [name, change] of Object.entries(CHANGES)) {
    test(`${name}: the contact form keeps what is written`, async ({ page, base, consoleErrors }) => {
      consoleErrors.allow(/Minified React error #418/);
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/app-/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${base}/en/contactUs`);
      await page.evaluate(change);
      const subject = page.locator('#inquiry-subject');
      await subject.fill('written before the app');
      release();
      await appReady(page);
      await expect(subject).toHaveValue('written before the app');
      await subject.press('End');
      await page.keyboard.type(' and after');
      await page.reload();
      await expect(subject).toHaveValue('written before the app and after');
    });
  }

  test('a post whose body is changed can still be read', async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/Minified React error #418/);
    const path = '/en/public/newsroom/20240516-songdo-groundbreaking';
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${changeTextsInPage})`);
    await open(page, base + path);
    await expect(page.locator('h1')).toHaveText('Work begins on Songdo Bio Campus');
    expect((await page.locator('[data-post-body]').first().innerText()).length).toBeGreaterThan(300);
  });
});

/**
 * Does to an open page what translations of browsers do: each text is taken out of the document, and other elements with its words stand
 * in its place. The words stay, so that a test can read them.
 */
async function changeTexts(page: Page): Promise<void> {
  await page.evaluate(changeTextsInPage);
}

/** Runs in the page. */
function changeTextsInPage(): void {
  const walker = document.createTreeWalker(document.getElementById('root') as HTMLElement, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/\p{L}/u.test(text.data) && !text.parentElement?.closest('option, textarea, title, svg, noscript, style')) texts.push(text);
  }
  for (const text of texts) {
    const words = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    words.append(inner);
    text.replaceWith(words);
  }
}
