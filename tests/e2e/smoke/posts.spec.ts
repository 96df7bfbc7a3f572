import { hrefFor } from '../../../core/site/urls.ts';
import { openFilters } from '../../support/open-filters.ts';
import { expect, FULL, open, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

test.use(WITHOUT_WORKER);

const locale = 'ko';
const common = wordsOf(locale, 'common');
const messages = wordsOf(locale, 'messages');
const words = wordsOf(locale, 'newsroom');
const list = hrefFor(locale, 'newsroom');

test('filters apply together, live in the address, and survive reload and back', async ({ page, base }) => {
  await open(page, base + list);
  await expect(page.locator('main article')).toHaveCount(9);
  await openFilters(page, locale);
  await page.getByLabel(words.filters.category.label).selectOption({ label: words.filters.category.values.campus });
  await expect(page.locator('main article'), 'nothing changes before Apply').toHaveCount(9);
  await page.getByRole('button', { name: common.ui.filterApply }).click();
  await expect(page).toHaveURL(`${base}${list}?category=campus`);
  await expect(page.getByText(messages.filter.applied_other.replace('{count}', '4'))).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(4);
  await page.getByLabel(common.ui.filterYear).selectOption('2024');
  await page.getByLabel(common.ui.filterSort).selectOption('asc');
  await page.getByRole('button', { name: common.ui.filterApply }).click();
  await expect(page.locator('main article')).toHaveCount(1);
  const one = (messages.filter.applied_one || messages.filter.applied_other).replace('{count}', '1');
  await expect(
    page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${one}$`) }),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.getByLabel(common.ui.filterYear)).toHaveValue('2024');
  await page.goBack();
  await expect(page.locator('main article')).toHaveCount(4);
  await page.getByRole('button', { name: common.ui.filterReset }).click();
  await expect(page).toHaveURL(base + list);
  await expect(page.locator('main article')).toHaveCount(9);
  await expect(page.getByLabel(words.filters.category.label)).toHaveValue('');
});

test('search in the list finds words of the bodies, and says when nothing is found', async ({ page, base }) => {
  await open(page, base + list);
  const field = page.getByRole('searchbox', { name: common.ui.search });
  // Written otherwise than in the text: 8 × 15,000 L.
  await field.fill('15000 ng/m3');
  await field.press('Enter');
  await expect(page.getByText(messages.list.noHit, { exact: true })).toBeVisible();
  await field.fill('ng/m3 adc');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=ng%2Fm3/);
  await expect(page.locator('main article', { hasText: 'ng/m³' })).toHaveCount(1);
  await field.fill('zzzz');
  await field.press('Enter');
  await expect(page.getByText(messages.list.noHit, { exact: true })).toBeVisible();
  await expect(page.getByText(messages.list.searched.replace('{q}', 'zzzz'))).toBeVisible();
  await expect(page.getByText(messages.list.empty, { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: messages.list.showAll }).click();
  await expect(page).toHaveURL(base + list);
  await expect(page.locator('main article')).toHaveCount(9);
  await expect(field).toHaveValue('');
});

test('the focus stays in the form when it is sent, and typing goes on there', async ({ page, base, context }) => {
  const path = hrefFor(locale, 'notice');
  await open(page, base + path);
  const field = page.getByRole('searchbox', { name: common.ui.search });
  await field.click();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${base}${path}?q=a`);
  await expect(field).toBeFocused();
  // While the answer is on its way, too.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(/api\/v1\/posts\/.*q=ad(?:&|$)/, (route) => held.then(() => route.continue()));
  await page.keyboard.type('d');
  await page.keyboard.press('Enter');
  await page.keyboard.type('c');
  answer();
  await expect(page).toHaveURL(`${base}${path}?q=ad`);
  await page.keyboard.type('s');
  await expect(field).toHaveValue('adcs');
});

test('an empty list and a failed one say what they are', { tag: FULL }, async ({ page, base, context, consoleErrors }) => {
  consoleErrors.allow(/status of 500/);
  await context.route(/api\/v1\/posts\/newsroom\?.*year=2023/, (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, pageCount: 1, categories: [], years: [] } }),
  );
  let fails = true;
  await context.route(/api\/v1\/posts\/newsroom\?.*sort=asc/, (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await open(page, `${base}${list}?sort=asc`);
  await expect(page.getByText(messages.list.error)).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: messages.list.retry }).click();
  await expect(page.locator('main article')).toHaveCount(9);
  await open(page, `${base}${list}?year=2023`);
  await expect(page.getByText(messages.list.noHit, { exact: true })).toBeVisible();
});

test('a slow list shows its loader', { tag: FULL }, async ({ page, base, context }) => {
  await open(page, base + list);
  await context.route(/api\/v1\/posts/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await openFilters(page, locale);
  await page.getByLabel(common.ui.filterSort).selectOption('asc');
  await page.getByRole('button', { name: common.ui.filterApply }).click();
  await expect(page.getByText(words.loading)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(9);
  await expect(page.getByText(words.loading)).toHaveCount(0);
});

test('pages turn, and the way back from a post leads to the list as it was', async ({ page, base }) => {
  await open(page, `${base}${list}?sort=asc`);
  await page.getByRole('navigation', { name: common.a11y.pagination }).getByRole('link', { name: common.ui.next }).click();
  await expect(page).toHaveURL(`${base}${list}?sort=asc&page=2`);
  await expect(page.getByRole('navigation', { name: common.a11y.pagination }).locator('[aria-current="page"]')).toHaveText(
    common.a11y.currentPage.replace('{n}', '2'),
  );
  await page.locator('main article a').first().click();
  await expect(page.getByRole('link', { name: common.ui.list })).toBeVisible();
  await page.getByRole('link', { name: common.ui.list }).click();
  await expect(page).toHaveURL(`${base}${list}?sort=asc&page=2`);
  await expect(page.locator('main article')).toHaveCount(9);
});

test('on a phone View More adds the next page below', async ({ page, base }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, base + list);
  await page.getByRole('button', { name: common.ui.more }).click();
  await expect(page.locator('main article')).toHaveCount(18);
  await expect(page.getByRole('button', { name: common.ui.more })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main article')).toHaveCount(18);
});

test('a post copies its link, and leads to its neighbours', async ({ page, base, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, base + hrefFor(locale, 'newsroomPost', { id: '20240516-songdo-groundbreaking' }));
  await page.getByRole('button', { name: common.ui.copyLink }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(messages.link.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await alert.getByRole('button', { name: messages.alert.confirm }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: common.ui.copyLink })).toBeFocused();
  await page.getByRole('link', { name: new RegExp(common.ui.prevPost) }).click();
  await expect(page).toHaveURL(base + hrefFor(locale, 'newsroomPost', { id: '20240206-safety-goals-2024' }));
  expect((await page.locator('[data-post-body]').first().innerText()).length).toBeGreaterThan(200);
});

test('both variants of a body stand in the document, and the width shows one', async ({ page, base }) => {
  await open(page, base + hrefFor(locale, 'newsroomPost', { id: '20260224-tech-transfer-office' }));
  await expect(page.locator('[data-post-body="pc"] table')).toBeVisible();
  await expect(page.locator('[data-post-body="mobile"]')).toBeHidden();
  await page.setViewportSize({ width: 720, height: 800 });
  await expect(page.locator('[data-post-body="pc"]')).toBeHidden();
  await expect(page.locator('[data-post-body="mobile"] ul')).toBeVisible();
});

test('notices are a table with numbers, and open', async ({ page, base }) => {
  await open(page, base + hrefFor(locale, 'notice'));
  await expect(page.locator('main tbody tr')).toHaveCount(9);
  await expect(page.locator('main tbody tr').first().locator('td').first()).toHaveText('9');
  await page.locator('main tbody a').first().click();
  await expect(page).toHaveURL(base + hrefFor(locale, 'noticePost', { id: '20261128-privacy-policy-changes' }));
  await expect(page.locator('h1')).toBeVisible();
});

for (const hasApp of [true, false])
  test(`a picture that cannot be had gives way to a low drawing of its subject, ${hasApp ? 'with' : 'without'} the app, and keeps its words`, {
    tag: hasApp ? [] : FULL,
  }, async ({ page, base, context, consoleErrors }) => {
    consoleErrors.allow(/Failed to load resource|status of 404|ERR_FAILED/);
    const path = `${base}/en/public/newsroom/20240516-songdo-groundbreaking`;
    const lost = page.locator('main img[src*="/shovels"]').first();
    await page.goto(path);
    const words = (await lost.getAttribute('alt')) ?? '';
    await context.route(/images\/live\/.*\/shovels/, (route) => route.fulfill({ status: 404 }));
    if (!hasApp) await context.route(/\/assets\/app-/, (route) => route.abort());
    await page.goto(path);
    // Without the app the document loads itself once more.
    await expect(async () => {
      await lost.scrollIntoViewIfNeeded();
      await expect(lost).toHaveCSS('content', /image-pending\.svg#frame/, { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('img', { name: words })).toBeVisible();
    // Not the field that the picture would fill.
    expect((await lost.boundingBox())?.height).toBe(240);
    await expect(page.locator('html[data-app="ready"]')).toHaveCount(hasApp ? 1 : 0);
  });
