import type { Page } from '@playwright/test';
import {
  checkForUpdate,
  expect,
  hrefFor,
  inOneLocale,
  open,
  spendPrefetch,
  type TestBed,
  test,
  wordsOf,
  workerReady,
} from '../../support/test-bed.ts';

test.use({ prefetch: true });

/** Longer than it takes to begin by itself, in milliseconds. */
const PATIENCE = 5500;

/** What the session may spend is spent: nothing more is fetched ahead. */
const endPrefetch = (page: Page) => page.evaluate(spendPrefetch);
const spent = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('site:prefetched')));
/** Pages of the site that the worker fetched ahead of a visit. */
const warmed = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('site-v1-pages');
    const copies = await Promise.all((await cache.keys()).map(async ({ url }) => [url, await cache.match(url)] as const));
    return copies.filter(([, copy]) => copy?.headers.has('x-warmed')).map(([url]) => new URL(url).pathname);
  });
const isPicture = (path: string) => /^\/images\/|\.svg$/.test(path);
/** What reached the server from a moment on, without pictures, which are not fetched ahead. */
const since = (bed: TestBed, at: number) =>
  bed.seen
    .slice(at)
    .map(({ path }) => path)
    .filter((path) => !isPicture(path));
/** A link that is nowhere to be seen until it is pointed at. */
async function addLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'to-follow', textContent: 'to follow' });
    document.getElementById('main')?.prepend(link);
  }, path);
}
/** So that no other link has its turn. */
const dropLinks = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('a')) link.removeAttribute('href');
  });
/** The network as the page's browser reports it; the worker's own goes on saying nothing. */
async function reportNetwork(page: Page, value: object): Promise<void> {
  await page.addInitScript((initial) => {
    const network = Object.assign(new EventTarget(), initial);
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => network, configurable: true });
  }, value);
}
const changeNetwork = (page: Page, value: object) =>
  page.evaluate((next) => {
    const network = (navigator as Navigator & { connection: EventTarget }).connection;
    Object.assign(network, next).dispatchEvent(new Event('change'));
  }, value);
/** Until nothing has reached the server for a while. */
async function quiet(bed: TestBed): Promise<number> {
  for (let before = -1; before !== bed.seen.length; ) {
    before = bed.seen.length;
    await new Promise((resolve) => setTimeout(resolve, 1200));
  }
  return bed.seen.length;
}

/** Has the worker warm a page, the only one there is a link to, while nothing answers. Says how much had reached the server before. */
async function keepBusy(bed: TestBed, page: Page): Promise<number> {
  await dropLinks(page);
  const before = await quiet(bed);
  await bed.network('silent');
  await addLink(page, '/en/aboutus/ceo');
  await page.hover('#to-follow');
  await expect.poll(() => since(bed, before).length, { timeout: 20_000 }).toBe(1);
  return before;
}

inOneLocale('en', (locale) => {
  test('following a link in view that was warmed costs no request', async ({ bed, page }) => {
    await open(page, `${bed.url}/${locale}/privacy`);
    await workerReady(page);
    const link = page.locator('#menu').getByRole('link', { name: wordsOf(locale, 'menu').groups.services, exact: true });
    const path = (await link.getAttribute('href')) as string;
    await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain(path);
    expect(await spent(page)).toBeGreaterThan(0);
    await endPrefetch(page);
    const before = await quiet(bed);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(locale, 'services').heading);
    await page.waitForTimeout(1000);
    expect(since(bed, before)).toEqual([]);
  });
});

for (const [locale, id, params] of [
  ['en', 'ceo', {}],
  ['ko', 'home', {}],
  ['ko', 'images', {}],
  ['ko', 'newsroomPost', { id: '20240516-songdo-groundbreaking' }],
  ['en', 'imageAlbum', { id: 'adc-facility' }],
] as const) {
  test(`the same for ${id} in ${locale}, pointed at: page, module, words and data are there`, async ({ bed, page }) => {
    await open(page, `${bed.url}/${locale}/cookies`);
    await workerReady(page);
    const path = hrefFor(locale, id, params);
    const heading = page.getByRole('heading', { level: 1 });
    const here = (await heading.textContent()) ?? '';
    await dropLinks(page);
    await addLink(page, path);
    await page.hover('#to-follow');
    await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain(path);
    await expect.poll(() => spent(page)).toBeGreaterThan(0);
    await endPrefetch(page);
    const before = await quiet(bed);
    expect(since(bed, 0).filter((one) => one === path)).toHaveLength(1);
    await page.click('#to-follow');
    await expect(page).toHaveURL(bed.url + path);
    await expect(heading).not.toHaveText(here);
    await page.waitForTimeout(1000);
    expect(since(bed, before)).toEqual([]);
  });
}

test('followed by the browser, in a new tab, a warmed page costs no more than the preload that the browser sends by itself', async ({
  bed,
  page,
  context,
}) => {
  await open(page, `${bed.url}/en/cookies`);
  await workerReady(page);
  await addLink(page, '/en/aboutus/ceo');
  await page.hover('#to-follow');
  await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain('/en/aboutus/ceo');
  await endPrefetch(page);
  const before = await quiet(bed);
  const other = await context.newPage();
  await other.addInitScript(spendPrefetch);
  await open(other, `${bed.url}/en/aboutus/ceo`);
  await other.waitForTimeout(2000);
  const rest = bed.seen.slice(before).filter(({ path, headers }) => !isPicture(path) && !headers['service-worker-navigation-preload']);
  // The fonts are the first tab's too; the worker's script is looked at with each page.
  expect(rest.map(({ path }) => path).filter((path) => path !== '/sw.js' && !path.endsWith('.webmanifest') && !/icon/.test(path))).toEqual(
    [],
  );
});

test('under data saver, 2g and slow 2g nothing is fetched ahead, whatever is pointed at; it comes back with the network', async ({
  bed,
  page,
}) => {
  await reportNetwork(page, { effectiveType: '4g' });
  await open(page, `${bed.url}/en/cookies`);
  await workerReady(page);
  await changeNetwork(page, { effectiveType: '2g' });
  const before = await quiet(bed);
  await addLink(page, '/en/aboutus/ceo');
  for (const value of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    await changeNetwork(page, value);
    await page.mouse.move(0, 0);
    await page.hover('#to-follow');
    await page.dispatchEvent('#to-follow', 'touchstart');
    // Longer than it waits to begin by itself.
    await page.waitForTimeout(PATIENCE);
    expect([since(bed, before), await spent(page)], JSON.stringify(value)).toEqual([[], 0]);
  }
  await changeNetwork(page, { saveData: false, effectiveType: '4g' });
  await page.mouse.move(0, 0);
  await page.hover('#to-follow');
  await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain('/en/aboutus/ceo');
});

test('offline nothing is tried, and it goes on when the network is back', async ({ bed, page, context, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_/);
  await open(page, `${bed.url}/en/cookies`);
  await workerReady(page);
  await context.setOffline(true);
  const before = await quiet(bed);
  await addLink(page, '/en/aboutus/ceo');
  await page.hover('#to-follow');
  await page.waitForTimeout(PATIENCE);
  expect([since(bed, before), await spent(page)]).toEqual([[], 0]);
  await context.setOffline(false);
  await page.mouse.move(0, 0);
  await page.hover('#to-follow');
  await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain('/en/aboutus/ceo');
});

test('on 3g only what is touched or pressed is fetched', async ({ bed, page }) => {
  await reportNetwork(page, { effectiveType: '3g' });
  await open(page, `${bed.url}/en/cookies`);
  await workerReady(page);
  const before = await quiet(bed);
  await addLink(page, '/en/aboutus/ceo');
  await page.hover('#to-follow');
  await page.waitForTimeout(PATIENCE);
  expect(since(bed, before)).toEqual([]);
  await page.dispatchEvent('#to-follow', 'touchstart');
  await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain('/en/aboutus/ceo');
  await quiet(bed);
  expect(since(bed, before).filter((path) => path.startsWith('/en'))).toEqual(['/en/aboutus/ceo']);
});

test('a session spends no more than its bytes', async ({ bed, page }) => {
  await page.addInitScript(() => sessionStorage.setItem('site:prefetched', sessionStorage.getItem('site:prefetched') ?? '1499990'));
  await open(page, `${bed.url}/en`);
  await workerReady(page);
  // Ten bytes were left: they pay for one file.
  await expect.poll(() => spent(page), { timeout: 20_000 }).toBeGreaterThan(1_500_000);
  const before = await quiet(bed);
  await page.hover('#menu a');
  await page.waitForTimeout(PATIENCE);
  expect(since(bed, before)).toEqual([]);
  expect(since(bed, 0).filter((path) => path === '/data/page-parts.json')).toHaveLength(1);
  // What every page has warmed, and nothing of where links lead.
  expect(await warmed(page)).toEqual(['/en/public/newsroom', '/en/public/notice', '/en/search']);
});

test('the network turning bad ends it on the way; turning good, it goes on', async ({ bed, page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_/);
  await reportNetwork(page, { effectiveType: '4g' });
  await open(page, `${bed.url}/en/cookies`);
  await workerReady(page);
  const before = await keepBusy(bed, page);
  await changeNetwork(page, { effectiveType: '2g' });
  await bed.network('up');
  await page.waitForTimeout(PATIENCE);
  expect(since(bed, before)).toHaveLength(1);
  await changeNetwork(page, { effectiveType: '4g' });
  await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain('/en/aboutus/ceo');
});

test('a link that leaves the view before its turn is not fetched', async ({ bed, page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_|503/);
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, `${bed.url}/en/privacy`);
  await workerReady(page);
  await keepBusy(bed, page);
  const far = '/en/services/adc';
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, id: 'far', textContent: 'far' });
    document.getElementById('main')?.append(link);
  }, far);
  await page.locator('#far').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(500);
  await bed.network('up');
  await quiet(bed);
  expect(since(bed, 0)).not.toContain(far);
  await page.locator('#far').scrollIntoViewIfNeeded();
  await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain(far);
});

test('links that come with the next page are seen too', async ({ bed, page }) => {
  await open(page, `${bed.url}/en/cookies`);
  await workerReady(page);
  await page.mouse.move(10, 10);
  await page
    .locator('#menu')
    .getByRole('link', { name: wordsOf('en', 'menu').groups.pr, exact: true })
    .click();
  const row = page.locator('main a[href*="/newsroom/"]').first();
  await row.scrollIntoViewIfNeeded();
  const path = (await row.getAttribute('href')) as string;
  await expect.poll(() => warmed(page), { timeout: 20_000 }).toContain(path);
});

test('while a new worker waits nothing is warmed: it would be of the build before', async ({ bed, page }) => {
  await open(page, `${bed.url}/en/cookies`);
  await workerReady(page);
  await bed.deploy('B');
  await checkForUpdate(page);
  await expect(page.getByRole('button', { name: wordsOf('en', 'update').refresh })).toBeVisible();
  const before = await quiet(bed);
  const paid = await spent(page);
  await page.hover('#menu a');
  await page.waitForTimeout(PATIENCE);
  expect([since(bed, before), await spent(page)]).toEqual([[], paid]);
});
