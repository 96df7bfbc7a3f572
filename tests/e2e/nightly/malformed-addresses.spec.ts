import type { PageId } from '../../../core/site/pages.ts';
import { DOCUMENT_PAGES, examplePath } from '../../support/example-paths.ts';
import { settled } from '../../support/settled.ts';
import { expect, open, test } from '../../support/site-test.ts';

// What a browser takes for an address and `decodeURIComponent` does not: typed, followed, or left by a tool for campaigns.
test.use({ serviceWorkers: 'block', hasAnsweredBanner: true });

const HASHES = ['#50%', '#%E0%A4%A', '#search%', '#photo-%', '#leader-%E0%A4%A', '#a"b\'[]()\\'];
const QUERIES = ['?utm_source=50%', '?category=%ZZ&year=%&sort=%E0', '?page=%E0%A4%A', '?%E0%A4%A=1#main%'];

// One that reads the query, and two that read the hash: for an overlay, and for a tab.
const READERS: readonly PageId[] = ['newsroom', 'imageAlbum', 'social'];

for (const row of DOCUMENT_PAGES.filter(({ id }) => READERS.includes(id))) {
  test(`${row.id} stays readable at addresses with malformed escapes`, async ({ page, base, consoleErrors }) => {
    consoleErrors.allow(/status of 40[04]/);
    // The router's word on entries that the browser makes for a typed hash, on the page whose form may ask before it is left.
    consoleErrors.allow(/use a blocker on a POP navigation/);
    // The router's word on a hash that names nothing.
    consoleErrors.allow(/is not a decodable element ID/);
    const path = base + examplePath('en', row);
    await open(page, path);
    const heading = await page.locator('h1').first().innerText();
    for (const rest of [...HASHES, ...QUERIES]) {
      // Followed within the page, and back; a hash as it is typed, too.
      await page.evaluate((address) => {
        if (address.startsWith('#')) location.hash = address;
        const link = document.createElement('a');
        link.href = address;
        document.querySelector('main')?.append(link);
        link.click();
        link.remove();
      }, rest);
      await settled(page);
      await expect(page.locator('h1').first(), rest).toHaveText(heading, { useInnerText: true });
      await page.goBack();
    }
    for (const rest of [HASHES[1], QUERIES[1]]) {
      await open(page, path + rest);
      await expect(page.locator('h1').first(), rest).toHaveText(heading, { useInnerText: true });
    }
  });
}
