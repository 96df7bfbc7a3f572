import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { BROKEN, test, WITHOUT_CODE } from '../../support/deployment.ts';
import { expect, open, workerReady } from '../../support/site-test.ts';

/** What the offline page says; beside it the worker lists what is on the device. */
const WORDS = 'main > div > div:first-child';

/** How the words and controls of a page look, one line each: what the layers of the style sheet decide. */
async function stylesOf(page: Page, address: string, part = 'main'): Promise<string[]> {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // Online the boot script attaches the whole sheet after the first paint.
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => /\/style-[^/]+\.css$/.test(href ?? '')));
  return page.locator(part).evaluate((root) =>
    [...root.querySelectorAll('h1, h2, h3, p, a, button, label, input, li')].map((element) => {
      const { fontSize, fontWeight, lineHeight, color, backgroundColor, margin, padding, display } = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()} '${element.textContent?.trim().slice(0, 20)}'`;
      return `${name}: ${[fontSize, fontWeight, lineHeight, color, backgroundColor, margin, padding, display].join('; ')}`;
    }),
  );
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test(`without the network, pages look as they do with it: from the kit, visited before, and the offline page`, async ({
  browser,
  consoleErrors,
  deployment,
  page,
}) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(WITHOUT_CODE);
  const visited = hrefFor('ko', 'cdo');
  const offline = hrefFor('ko', 'offline');
  const missing = `${hrefFor('ko', 'newsroom')}/20010101-never-published`;
  const cases = [
    { name: 'a post of the kit', path: hrefFor('ko', 'newsroomPost', { id: '20240516-songdo-groundbreaking' }) },
    { name: 'the form of the kit', path: hrefFor('ko', 'contact') },
    { name: 'a page that was visited', path: visited },
    { name: 'the offline page', path: offline },
    { name: 'the offline page in place of another', path: missing, like: offline, part: WORDS },
  ];
  // A visitor without a worker, whose visits the other one's does not know of.
  const plain = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const online = await plain.newPage();
  const expected: string[][] = [];
  for (const { path, like = path, part } of cases) expected.push(await stylesOf(online, deployment.url + like, part));
  await plain.close();

  await open(page, deployment.url + visited);
  await workerReady(page);
  await deployment.setNetwork('down');
  for (const [at, { name, path, part }] of cases.entries())
    expect.soft(await stylesOf(page, deployment.url + path, part), name).toEqual(expected[at]);
});
