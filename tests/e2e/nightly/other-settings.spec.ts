import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { EDITOR_URL } from '../../../core/build/editor.ts';
import type { BuiltHeaders } from '../../../core/build/headers.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { DIST } from '../../../pipeline/paths.ts';
import { openForm, storedSubjects, WRITTEN, write } from '../../support/contact-form.ts';
import { cookieBanner } from '../../support/cookie-banner.ts';
import { BROKEN, storedPaths } from '../../support/deployment.ts';
import { findPort } from '../../support/find-port.ts';
import { ProjectCopy } from '../../support/project-copy.ts';
import { appReady, expect, open, test, WHOLE_BROWSER, workerReady } from '../../support/site-test.ts';
import { type RunningServer, startServer } from '../../support/start-server.ts';
import { startThirdParties, type ThirdParties } from '../../support/third-parties.ts';
import { wordsOf } from '../../support/words-of.ts';

const HOME = hrefFor('en', 'home');
const ADC = hrefFor('en', 'adc');
const NEWSROOM = hrefFor('en', 'newsroom');
const COOKIES = hrefFor('en', 'cookies');

// One build with what the build of all other tests does without: a tracker, a tag manager, the API at another origin, and the editor.
test.use(WHOLE_BROWSER);
// One after the other: each worker would build the site for itself.
test.describe.configure({ mode: 'default' });
const REPOSITORY = 'https://github.com/owner/name';
let others: ThirdParties;
let project: ProjectCopy;
let server: RunningServer;
let api: RunningServer;
const dataDir = mkdtempSync(`${tmpdir()}/elsewhere-`);
test.beforeAll(async () => {
  test.setTimeout(480_000);
  others = await startThirdParties();
  project = new ProjectCopy();
  const [sitePort, apiPort] = [await findPort(), await findPort()];
  await project.build({
    ORIGIN: `http://localhost:${sitePort}`,
    API_BASE: `http://localhost:${apiPort}`,
    PAGE_TRACKER_URL: others.trackerUrl,
    TAG_MANAGER_ID: 'GTM-TEST1',
    TAG_MANAGER_URL: others.tagManagerUrl,
    EDITOR_REPOSITORY: REPOSITORY,
    EDITOR_REVIEW: '1',
  });
  const dist = `${project.folder}/dist/current`;
  server = await startServer({ port: sitePort, dist });
  api = await startServer({ port: apiPort, dist, dataDir });
});
test.afterAll(async () => {
  await Promise.all([server?.stop(), api?.stop()]);
  project?.remove();
  rmSync(dataDir, { recursive: true, force: true });
  await others?.stop();
});
test.beforeEach(() => {
  for (const list of [others.tracked, others.tagged, others.told]) list.length = 0;
});

const press = (page: Page, name: 'accept' | 'reject') =>
  cookieBanner(page)
    .getByRole('button', { name: wordsOf('en', 'messages').cookie[name], exact: true })
    .click();
const follow = async (page: Page, path: string) => {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};
const tracked = () => others.tracked.map(({ path }) => path);
const tagged = () => others.tagged.filter(({ event }) => event === 'page_view').map(({ page_path }) => page_path);
/**
 * What the browser sends to both, in its order, and what arrives: requests that are under way at the same time, as those of kept views are,
 * may overtake each other.
 */
const watchTold = (page: Page) => {
  const requests: { url: string; body: { path?: string; event?: string; page_path?: string } }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push({ url: request.url(), body: request.postDataJSON() });
  });
  const sentTo = (url: string) => requests.filter((request) => request.url === url).map(({ body }) => body);
  const isView = ({ event }: { event?: string }) => event === 'page_view';
  return [
    { sent: () => sentTo(others.trackerUrl).map(({ path }) => path), arrived: tracked },
    {
      sent: () =>
        sentTo(others.taggedUrl)
          .filter(isView)
          .map(({ page_path }) => page_path),
      arrived: tagged,
    },
  ];
};
const frames = (page: Page) => page.locator('iframe[src="/tags.html"]').count();

test('a walk of all kinds of route changes, also offline: both get each view once, in order, from Accept on, none for a filter or an overlay, and nothing of the visitor', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/404|ERR_INTERNET_DISCONNECTED/);
  const [adcKo, newsroomKo] = [hrefFor('ko', 'adc'), hrefFor('ko', 'newsroom')];
  await open(page, `${server.url}${HOME}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const own: string[] = [];
  page.on('request', (request) => request.url().endsWith('/page-views') && own.push(request.url()));
  const told = watchTold(page);
  const walked: string[] = [];
  const step = async (path: string, go: () => Promise<unknown>) => {
    await go();
    walked.push(path);
    for (const { sent, arrived } of told) {
      await expect.poll(sent).toEqual(walked);
      await expect.poll(() => arrived().sort()).toEqual(walked.toSorted());
    }
  };
  await step(HOME, () => press(page, 'accept'));
  await step(ADC, () => follow(page, ADC));
  await step(HOME, () => page.goBack());
  await step(ADC, () => page.goForward());
  await step(adcKo, () => follow(page, adcKo));
  await step(newsroomKo, () => follow(page, newsroomKo));
  await page.locator('main a[href*="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2/);
  await page.locator('footer a[href$="/cookies"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await step('/ko/nope', async () => {
    await page.goto(`${server.url}/ko/nope`);
    await appReady(page);
  });
  await step('/ko/nope', async () => {
    await page.reload();
    await appReady(page);
  });
  await step(HOME, () => open(page, `${server.url}${HOME}`));

  // What two pages need was seen before; the views wait for the next start.
  await context.setOffline(true);
  for (const path of [ADC, HOME]) {
    await follow(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    const waiting = () => page.evaluate(() => localStorage.getItem('site:unsent') ?? '');
    await expect.poll(waiting).toContain(`"${path}"`);
  }
  expect(tracked()).toEqual(walked);
  await context.setOffline(false);
  walked.push(ADC, HOME);
  await step(HOME, () => open(page, `${server.url}${HOME}`));
  expect(await page.evaluate(() => localStorage.getItem('site:unsent'))).toBeNull();
  await step(NEWSROOM, () => follow(page, NEWSROOM));
  expect(others.told).toEqual([]);
  for (const [path, { title }] of [
    [ADC, wordsOf('en', 'meta').pages.adc],
    [adcKo, wordsOf('ko', 'meta').pages.adc],
    [newsroomKo, wordsOf('ko', 'meta').pages.newsroom],
  ] as const) {
    const titles = others.tagged.flatMap(({ page_path, page_title }) => (page_path === path ? [page_title] : []));
    expect(
      titles.every((one) => one?.includes(title)),
      `${titles}`,
    ).toBe(true);
  }

  // Not after withdrawal.
  await step(COOKIES, () => open(page, `${server.url}${COOKIES}`));
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsOf('en', 'messages').cookie.reject, exact: true })
    .click();
  expect(await frames(page)).toBe(0);
  await follow(page, ADC);
  await page.reload();
  await appReady(page);
  expect([tracked().length, tagged().length, own]).toEqual([walked.length, walked.length, []]);
});

test('nothing is asked of them after Reject', async ({ page }) => {
  await open(page, `${server.url}${HOME}`);
  await press(page, 'reject');
  await follow(page, ADC);
  expect([await frames(page), others.tracked, others.tagged]).toEqual([0, [], []]);
});

test('the frame has no origin, no storage and no way to the page; cookies of tags last as long as it', async ({ page, context }) => {
  await open(page, `${server.url}${HOME}`);
  await press(page, 'accept');
  await expect.poll(tracked).toEqual([HOME]);
  const frame = page.frames().find((one) => one.url().endsWith('/tags.html'));
  const outcome = await frame?.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: self.origin,
      cookies: document.cookie,
      storage: attempt(() => localStorage.length),
      page: attempt(() => parent.document.title),
    };
  });
  expect(outcome).toEqual({ origin: 'null', cookies: '_id=1', storage: 'SecurityError', page: 'SecurityError' });
  expect(await context.cookies()).toEqual([]);
});

test('a tag manager that is blocked keeps nothing from the tracker', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route('**/gtm.js*', (route) => route.abort());
  await open(page, `${server.url}${HOME}`);
  await press(page, 'accept');
  await expect.poll(tracked).toEqual([HOME]);
});

test('no file of the editor is in a build without it, and in one with it no other file names its repository', async ({ base }) => {
  expect(globSync('**/*{admin,editor}*', { cwd: `${DIST}/site` })).toEqual([]);
  const headers = JSON.parse(readFileSync(`${DIST}/headers.json`, 'utf8')) as BuiltHeaders;
  expect(headers.ownPolicies?.[EDITOR_URL]).toBeUndefined();
  for (const name of ['headers.json', 'site/_headers', 'nginx/site.conf', 'nginx/maps.conf', 'site/sw.js'])
    expect(readFileSync(`${DIST}/${name}`, 'utf8'), name).not.toContain(EDITOR_URL);
  // Its address is one like any other that is unknown.
  const missing = await fetch(`${base}${EDITOR_URL}`, { redirect: 'manual' });
  expect([missing.status, missing.headers.get('location')]).toEqual([302, '/errors/404']);
  const cwd = `${project.folder}/dist/current`;
  const naming = globSync('**/*.{html,js,json,mjs}', { cwd }).filter((name) =>
    readFileSync(`${cwd}/${name}`, 'utf8').includes('owner/name'),
  );
  expect(naming).not.toEqual([]);
  expect(naming.filter((name) => !name.startsWith(`site${EDITOR_URL}`))).toEqual([]);
});

test('the editor has a policy of its own: own origin and the API of the host; the policy of pages stays', async () => {
  const answer = await fetch(server.url + EDITOR_URL);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const origins = [...policy.matchAll(/https?:[^\s;]+/g)].map(([origin]) => origin);
  expect(origins).toEqual(['https://api.github.com']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self'");
  expect(answer.headers.get('set-cookie')).toBeNull();
  const short = await fetch(`${server.url}/admin?a=1`, { redirect: 'manual' });
  expect([short.status, short.headers.get('location')]).toEqual([308, `${EDITOR_URL}?a=1`]);
  const page = await fetch(server.url + HOME);
  expect(page.headers.get('content-security-policy')).not.toContain('github');
  const built = `${project.folder}/dist/current`;
  // Static hosts get the same.
  expect(readFileSync(`${built}/site/_headers`, 'utf8')).toContain(`${EDITOR_URL}\n  content-security-policy: ${policy}`);
  expect(readFileSync(`${built}/nginx/site.conf`, 'utf8')).toContain(`location = ${EDITOR_URL} `);
});

test('the editor starts under its policy with fonts of its own, asks nobody else, and the worker leaves it alone', async ({
  page,
  consoleErrors,
}) => {
  // Sveltia asks for its fonts and the state of the host elsewhere, too.
  consoleErrors.allow(/cdn\.jsdelivr\.net|githubstatus\.com|font-src|connect-src|debug|warning/);
  await open(page, server.url + HOME);
  await workerReady(page);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await page.goto(server.url + EDITOR_URL);
  await expect(page.getByRole('button', { name: /Access Token/ })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(0);
  expect(answered.filter((url) => !url.startsWith(server.url) && !url.startsWith('blob:'))).toEqual([]);
  expect(answered.some((url) => url.endsWith('.woff2'))).toBe(true);
  expect((await storedPaths(page)).filter((path) => path.startsWith('/admin'))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  // Offline it is an address like that of another site.
  await page.context().setOffline(true);
  expect(await page.goto(server.url + EDITOR_URL).catch((error: Error) => error.message)).toContain('ERR_INTERNET_DISCONNECTED');
});

// The last one: it ends the servers.
test('lists, posts, search and the form use the other origin, and go on without a network', async ({ page, consoleErrors }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  const { form, message } = wordsOf('en', 'contact');
  await openForm(page, server.url, 'en');
  await press(page, 'reject');
  await write(page, WRITTEN);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('alertdialog')).toContainText(message.success);
  expect(await storedSubjects(dataDir)).toEqual([WRITTEN.subject]);

  await open(page, `${server.url}${NEWSROOM}?year=2024&sort=asc`);
  await expect(page.locator('main article')).toHaveCount(5);
  await page.locator('main article a').first().click();
  await expect(page.locator('[data-post-body]').first()).toBeVisible();
  const post = page.url();
  await open(page, `${server.url}${hrefFor('en', 'search')}?q=OEL`);
  await expect(page.locator('main article, main li a').first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter((url) => !url.startsWith(`${api.url}/`))).toEqual([]);

  await workerReady(page);
  await Promise.all([server.stop(), api.stop()]);
  consoleErrors.allow(BROKEN);
  await open(page, `${server.url}${NEWSROOM}?year=2024&sort=asc`);
  await expect(page.locator('main article')).toHaveCount(5);
  await open(page, `${server.url}${NEWSROOM}?q=OEL`);
  await expect(page.locator('main article').first()).toBeVisible();
  await open(page, post);
  await expect(page.locator('[data-post-body]').first()).toBeVisible();
});
