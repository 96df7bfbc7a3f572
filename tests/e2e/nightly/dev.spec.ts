import { type DevServer, startDevServer } from '../../support/dev-server.ts';
import { unchanged } from '../../support/settled.ts';
import { expect, test } from '../../support/site-test.ts';

// `npm run dev`: what an editor sees on the open page. What it answers is in tests/full/dev-server.test.ts.
const POST = '20261013-single-use-review';
const SOURCE = `content/posts/newsroom/${POST}/index.en.md`;
let dev: DevServer;
// One server for both, which two workers would start twice.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  dev = await startDevServer();
});
test.afterAll(() => dev?.stop());

// The development server talks about itself, and its client is not under the site's policy.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/./));

test('an edited post or word is shown on the open page', async ({ page }) => {
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(`${dev.address}/en/public/newsroom/${POST}`);
  await expect(page.locator('h1')).toContainText('single-use units', { timeout: 60_000 });
  // At the first visit the server still finds out what the page is made of.
  await unchanged(() => requests);
  const shown = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  dev.copy.edit(SOURCE, 'is reviewing multiple', 'is looking at multiple');
  await shown('is looking at multiple');
  dev.copy.edit('locales/en/newsroom.json', '"boilerplateHeading": "', '"boilerplateHeading": "An edited word ');
  await shown('An edited word');
  dev.copy.edit('content/posts/newsroom/20260716-water-reuse-pilot/index.en.md', 'title: Water reuse', 'title: Edited water reuse');
  await shown('Edited water reuse');
  // The search knows of it, too.
  await expect.poll(async () => (await (await fetch(`${dev.address}/api/v1/search?locale=en&q=edited+water`)).json()).total).toBe(1);
});

test('an error is said over the last good text until it is mended, in a post, a word and a fact', async ({ page }) => {
  await page.goto(`${dev.address}/en/public/newsroom/${POST}`);
  await expect(page.locator('h1')).toContainText('single-use units', { timeout: 60_000 });
  const overlay = page.locator('vite-error-overlay');
  for (const [file, from, to] of [
    [SOURCE, 'category: press', 'category: pres'],
    ['locales/en/newsroom.json', '"boilerplateHeading": "', '"boilerplateHeading" "'],
    ['content/facts.json', '"plant1Capacity": {', '"plant1Capacity" {'],
  ] as const) {
    dev.copy.edit(file, from, to);
    await expect(overlay).toContainText(file);
    await expect(overlay).toContainText('error(s) in the content');
    await expect(page.locator('h1')).toContainText('single-use units');
    dev.copy.edit(file, to, from);
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('h1')).toContainText('single-use units');
  }
  // The page below is in reach while the error is being mended.
  dev.copy.edit(SOURCE, 'category: press', 'category: pres');
  await expect(overlay).toContainText("did you mean 'press'?");
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  // A page that is opened while there is an error says so, too.
  await page.goto(`${dev.address}/ko/aboutus/company`);
  await expect(overlay).toContainText("did you mean 'press'?");
  await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });
  dev.copy.edit(SOURCE, 'category: pres', 'category: press');
  await expect(overlay).toHaveCount(0);
});

test('a page asks for no file that only a build has', async ({ page }) => {
  const answers: { path: string; status: number }[] = [];
  page.on('response', (response) => answers.push({ path: new URL(response.url()).pathname, status: response.status() }));
  await page.goto(`${dev.address}/en`);
  await expect(page.locator('h1')).toBeVisible({ timeout: 60_000 });
  // Links in view are prefetched when the browser is idle.
  await expect.poll(() => answers.some(({ path }) => path.includes('/newsroom-page.tsx'))).toBe(true);
  await unchanged(() => answers.length);
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
});
