import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { hrefFor } from '../../../core/site/urls.ts';
import { ProjectCopy } from '../../support/project-copy.ts';
import { expect, open, test, WHOLE_BROWSER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

// A host that knows only files, as GitHub Pages does: an address is a file, or one with `.html`, a folder its index, and all else 404.html.
test.use({ ...WHOLE_BROWSER, serviceWorkers: 'block' });
test.describe.configure({ mode: 'default' });

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const asked: string[] = [];
let project: ProjectCopy;
let host: Server;
let base: string;
let site: string;
test.beforeAll(async () => {
  test.setTimeout(480_000);
  host = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    const found = [pathname, `${pathname}.html`, `${pathname}index.html`].find((path) => {
      const file = site + path;
      return existsSync(file) && statSync(file).isFile();
    });
    const file = site + (found ?? '/404.html');
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => host.listen(0, resolve));
  base = `http://localhost:${(host.address() as AddressInfo).port}`;
  project = new ProjectCopy();
  await project.build({ ORIGIN: base, API_BASE: 'none' });
  site = `${project.folder}/dist/current/site`;
});
test.afterAll(() => {
  host?.close();
  project?.remove();
});

test('the root leads to the language, an unknown address shows the 404 page', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  await page.goto(base);
  await expect(page).toHaveURL(base + hrefFor('en', 'home'));
  for (const path of ['/en/nope', '/ko/public/newsroom/nope', '/nope']) {
    const answer = await page.goto(base + path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(wordsOf('en', 'errors').error404.heading);
  }
});

test('lists with filters and pages, posts and the search are answered from files at the first visit', async ({ page }) => {
  asked.length = 0;
  await open(page, base + hrefFor('ko', 'newsroom'));
  await page.locator('main a[href*="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.locator('main article a').first().click();
  await expect(page.locator('[data-post-body]').first()).toBeVisible();
  await open(page, `${base}${hrefFor('en', 'newsroom')}?year=2024&sort=asc`);
  await expect(page.locator('main article')).toHaveCount(5);
  await open(page, `${base}${hrefFor('en', 'search')}?q=OEL`);
  await expect(page.locator('main li a').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/data/')).length).toBeGreaterThan(2);
});

test('the page of the form says where to write instead', async ({ page }) => {
  await open(page, base + hrefFor('ko', 'contact'));
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.getByText(wordsOf('ko', 'contact').withoutForm)).toBeVisible();
  await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
});

test('headers are few, compressed forms are none, and each document brings its content policy', () => {
  expect(readFileSync(`${site}/_headers`, 'utf8').match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  expect(globSync('**/*.{br,gz}', { cwd: site })).toEqual([]);
  const documents = globSync('{en,ko}/**/*.html', { cwd: site });
  const policy = '<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'none\';script-src \'self\' ';
  expect(documents.filter((file) => !readFileSync(`${site}/${file}`, 'utf8').includes(policy))).toEqual([]);
  expect(documents.length).toBeGreaterThan(150);
});
