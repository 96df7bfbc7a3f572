import { hrefFor } from '../../../core/site/urls.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { BROKEN, checkForUpdate, countLoads, test } from '../../support/deployment.ts';
import { builtItem, openLibrary, saveButton, savedFiles, savedLines, saveItem, sizeOf } from '../../support/offline-library.ts';
import { expect, open, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

const locale = 'ko';
const words = wordsOf(locale, 'offline');
const id = '20240516-songdo-groundbreaking';
const post = builtItem(`${locale}/newsroom/${id}`);
const site = builtItem(`${locale}/site`);

test('a post is saved from its page: its size first, then it opens without a network, and can be removed', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  await open(page, deployment.url + post.url);
  await workerReady(page);
  const opener = page.getByRole('link', { name: wordsOf(locale, 'newsroom').saveOffline });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.title });
  const wanted = dialog.getByRole('region', { name: words.this });
  await expect(wanted).toContainText(post.title);
  await expect(wanted).toContainText(sizeOf(post));
  await expect(dialog.getByText(words.saved.none)).toBeVisible();
  expect(await savedFiles(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await wanted.getByRole('button', { name: words.actions.save }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(words.outcome.saved.replace('{title}', post.title), { timeout: 30_000 });
  const line = savedLines(dialog, locale);
  await expect(line).toContainText(post.title);
  await expect(dialog.getByText(words.storage.used)).toBeVisible();
  await expect(dialog.getByText(words.storage.free)).toBeVisible();
  const isKept = await page.evaluate(() => navigator.storage.persisted());
  await expect(dialog.getByText(isKept ? words.storage.kept : words.storage.mayGo)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // Escape closes it: the address is the page's again, and the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await expect(opener).toBeFocused();

  // All other caches away, the kit for a while: what was saved is enough.
  await page.evaluate(async () => {
    const [kits, aside] = await Promise.all([caches.open('site-v1-kits'), caches.open('set-aside')]);
    for (const request of await kits.keys()) await aside.put(request, (await kits.match(request)) as Response);
    for (const name of await caches.keys())
      if (!['site-saved-v1', 'set-aside'].includes(name) && !name.startsWith('workbox')) await caches.delete(name);
  });
  await deployment.setNetwork('down');
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await open(page, deployment.url + post.url);
  await expect(page.locator('h1')).toHaveText(post.title);
  await expect(page.locator('[data-post-body]').first()).toBeVisible();
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // The library opens without a network, too, from the kit, and what is removed is gone.
  await page.evaluate(async () => {
    const [kits, aside] = await Promise.all([caches.open('site-v1-kits'), caches.open('set-aside')]);
    for (const request of await aside.keys()) await kits.put(request, (await aside.match(request)) as Response);
  });
  const again = await openLibrary(page, locale);
  await expect(again.getByText(words.offers.none)).toBeVisible();
  await savedLines(again, locale)
    .getByRole('button', { name: `${words.actions.remove}: ${post.title}` })
    .click();
  await expect(again.getByRole('status')).toHaveText(words.outcome.removed.replace('{title}', post.title));
  await expect(savedLines(again, locale)).toHaveCount(0);
  await expect.poll(() => savedFiles(page)).toEqual([]);
  await expect(again.locator('#library-saved')).toBeFocused();
});

test('the whole site: progress while it is saved, cancelling leaves nothing, another tab sees it, and it is read offline', async ({
  deployment,
  page,
  consoleErrors,
  context,
}) => {
  consoleErrors.allow(BROKEN);
  await open(page, deployment.url + hrefFor(locale, 'home'));
  await workerReady(page);
  const dialog = await openLibrary(page, locale);
  await expect(dialog).toContainText(words.lead);
  // A network that answers no more while it is saved.
  await (await saveButton(dialog, site)).hover();
  await expect(dialog).toContainText(sizeOf(site));
  await deployment.setNetwork('silent');
  await (await saveButton(dialog, site)).click();
  const progress = dialog.getByRole('progressbar', { name: words.saving.replace('{title}', site.title) });
  await expect(progress).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: `${words.actions.cancel}: ${site.title}` }).click();
  await expect(dialog.getByRole('status')).toHaveText(words.outcome.cancelled.replace('{title}', site.title));
  await expect.poll(() => savedFiles(page)).toEqual([]);
  await expect(savedLines(dialog, locale)).toHaveCount(0);

  await deployment.setNetwork('up');
  const other = await context.newPage();
  await open(other, deployment.url + hrefFor(locale, 'ceo'));
  const beside = await openLibrary(other, locale);
  await (await saveButton(dialog, site)).click();
  await expect(savedLines(beside, locale)).toContainText(site.title, { timeout: 60_000 });
  await expect(dialog.getByRole('status')).toHaveText(words.outcome.saved.replace('{title}', site.title), { timeout: 60_000 });
  await other.close();

  await deployment.setNetwork('down');
  for (const page_ of ['esg', 'environment', 'social', 'governance'] as const) {
    await open(page, deployment.url + hrefFor(locale, page_));
    await expect(page.locator('h1')).toBeVisible();
    const broken = await page.evaluate(() => [...document.styleSheets].filter((sheet) => sheet.href && sheet.cssRules.length === 0).length);
    expect(broken).toBe(0);
  }
  // The offline page lists it.
  await page.goto(`${deployment.url}/${locale}/no-page`);
  await expect(page.getByRole('link', { name: site.title, exact: true }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('what was saved under the build before is read offline after a deploy that took its files away', async ({
  deployment,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(BROKEN);
  const post = builtItem('en/notice/20251222-year-end-hours');
  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  await saveItem(page, post.id);
  await deployment.deploy('B', { kept: false });
  await checkForUpdate(page);
  const loads = countLoads(page);
  await page.getByRole('button', { name: wordsOf('en', 'update').refresh }).click();
  await expect.poll(loads, { timeout: 15_000 }).toBe(1);
  await workerReady(page);
  await deployment.setNetwork('down');
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.evaluate(() => caches.delete('site-v1-earlier'));
  await open(page, deployment.url + post.url);
  await expect(page.locator('h1')).toHaveText(post.title);
  expect(await page.locator('html').getAttribute('data-build')).toBeNull();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });
  test('the library says that nothing can be saved here', async ({ base, page, consoleErrors }) => {
    consoleErrors.allow(/Service Worker registration blocked/);
    await open(page, `${base}/ko`);
    const dialog = await openLibrary(page, 'ko');
    await expect(dialog.getByText(wordsOf('ko', 'offline').unsupported)).toBeVisible({ timeout: 15_000 });
    await expect(dialog.getByRole('button', { name: wordsOf('ko', 'offline').actions.save })).toHaveCount(0);
  });
});
