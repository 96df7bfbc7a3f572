import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type ListQuery, listPosts, type PostIndex } from '../../../../core/posts/list-posts.ts';
import type { PostType } from '../../../../core/site/pages.ts';
import { hrefFor } from '../../../../core/site/urls.ts';
import { SITE } from '../../../../pipeline/paths.ts';
import { brochureFile } from '../../../support/brochure-file.ts';
import { formReady, kept, outboxList, storedSubjects, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { openFilters } from '../../../support/open-filters.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { inquiriesSeen } from '../../../support/waiting-inquiries.ts';
import { wordsOf } from '../../../support/words-of.ts';

/** In the whole site and in a list. */
const SOUGHT = 'Songdo';
/** On the second page of its list: nothing leads there from home. */
const UNREAD = '20231228-human-rights-charter';

test.use({ hasAnsweredBanner: true });
test.beforeEach(async ({ consoleErrors }) => consoleErrors.allow(BROKEN));

const locale = 'en';
const other = 'ko';
const { ui } = wordsOf(locale, 'common');
const { groups, items } = wordsOf(locale, 'menu');
const { alert: alertWords } = wordsOf(locale, 'messages');
const { offline: offlinePage } = wordsOf(locale, 'errors');
const search = wordsOf(locale, 'search');
const contact = wordsOf(locale, 'contact');
const newsroom = hrefFor(locale, 'newsroom');

const indexOf = (type: PostType) => JSON.parse(readFileSync(`${SITE}/data/${type}.${locale}.json`, 'utf8')) as PostIndex;
/** What the server would list. */
const titles = (type: PostType, query: ListQuery = {}) => listPosts(indexOf(type), query).items.map(({ title }) => title);
const throughMenu = async (page: Page, group: string, item: string) => {
  await page.locator('#menu').getByRole('link', { name: group, exact: true }).first().hover();
  await page.locator('#menu').getByRole('link', { name: item, exact: true }).click();
  // The panel would cover what comes next.
  await page.mouse.move(700, 880);
};
const shownTitles = (page: Page) => page.locator('main article h2');
const alert = (page: Page) => page.getByRole('alertdialog');
const confirm = (page: Page) => alert(page).getByRole('button', { name: alertWords.confirm, exact: true }).click();
const apply = (page: Page) => page.getByRole('button', { name: ui.filterApply }).click();
const overlay = (page: Page) => page.getByRole('dialog', { name: search.overlay.heading });
const combo = (page: Page) => page.getByRole('combobox', { name: search.label });
const kind = (page: Page, name: 'news' | 'pages'): Locator => page.getByRole('region', { name: offlinePage.groups[name] });
const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const expectOffline = async (page: Page, status: Promise<number | undefined>) => {
  expect(await status).toBe(503);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlinePage.heading);
};
const documentStatus = async (page: Page) =>
  (await page.waitForResponse((response) => response.request().isNavigationRequest() && response.frame() === page.mainFrame())).status();
const goTo = async (page: Page, url: string) => (await page.goto(url))?.status();

test('one visit to home, then a walk without a network: what is promised is there, the rest says so, the inquiry arrives once', async ({
  deployment,
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const brochure = brochureFile(locale, 'esg-summary');
  await open(page, deployment.url + hrefFor(locale, 'home'));
  await workerReady(page);
  // As a tab that shows it does.
  await page.evaluate(async (url) => (await fetch(url)).arrayBuffer(), brochure);
  await expect.poll(() => page.evaluate((url) => caches.match(url).then(Boolean), brochure)).toBe(true);
  await deployment.setNetwork('down');
  const before = deployment.seen.length;

  const { step } = test;
  await step('the menu leads to the news', async () => {
    await throughMenu(page, groups.pr, items.newsroom);
    await expect(page).toHaveURL(deployment.url + newsroom);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(items.newsroom);
    await expect(shownTitles(page)).toHaveText(titles('newsroom'));
  });
  await step('news of a category', async () => {
    await openFilters(page, locale);
    await page.getByLabel(wordsOf(locale, 'newsroom').filters.category.label).selectOption('campus');
    await apply(page);
    await expect(page).toHaveURL(`${deployment.url}${newsroom}?category=campus`);
    await expect(shownTitles(page)).toHaveText(titles('newsroom', { category: 'campus' }));
  });
  await step('a reload keeps the filters', async () => {
    await page.reload();
    await expect(shownTitles(page)).toHaveText(titles('newsroom', { category: 'campus' }));
  });
  const unread = hrefFor(locale, 'newsroomPost', { id: UNREAD });
  await step('a post that was never read', async () => {
    await open(page, deployment.url + unread);
    await expect(page).toHaveURL(deployment.url + unread);
    const post = indexOf('newsroom').posts.find(({ id }) => id === UNREAD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
    await expect(page.locator('[data-post-body]').first()).toBeVisible();
  });
  const missing = hrefFor(locale, 'newsroomPost', { id: 'unknown' });
  await step('a post that nobody knows: the page for no network', async () => {
    await expectOffline(page, goTo(page, deployment.url + missing));
    await expect(page).toHaveURL(deployment.url + missing);
  });
  await step('it lists what can be read', async () => {
    const readable = (['home', 'company', 'newsroom', 'notice', 'contact'] as const).map((id) => hrefFor(locale, id));
    expect(await hrefsOf(kind(page, 'pages').getByRole('link'))).toEqual(expect.arrayContaining(readable));
    // Behind one more step.
    expect(await hrefsOf(page.locator('main details a'))).toContain(hrefFor(locale, 'privacy'));
    await expect(kind(page, 'news').getByRole('link')).toHaveCount(5);
  });
  await step('from there to the notices', async () => {
    const href = hrefFor(locale, 'notice');
    await kind(page, 'pages').locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(deployment.url + href);
    await expect(page.locator('main tbody a')).toHaveText(titles('notice'));
  });
  await step('the brochure that was opened, whole and in part', async () => {
    const bytes = readFileSync(SITE + brochure);
    const answers = await page.evaluate(async (url) => {
      const whole = await fetch(url);
      const digest = await crypto.subtle.digest('SHA-256', await whole.clone().arrayBuffer());
      const part = await fetch(url, { headers: { range: 'bytes=0-4' } });
      return {
        whole: [whole.status, whole.headers.get('content-type'), (await whole.arrayBuffer()).byteLength],
        digest: [...new Uint8Array(digest)],
        part: [part.status, await part.text()],
      };
    }, brochure);
    expect(answers.whole).toEqual([200, 'application/pdf', bytes.length]);
    expect(answers.digest).toEqual([...createHash('sha256').update(bytes).digest()]);
    expect(answers.part).toEqual([206, '%PDF-']);
  });
  await step('the search opens above the page', async () => {
    await page.locator('header').getByRole('link', { name: ui.search, exact: true }).click();
    await expect(combo(page)).toBeFocused();
    await expect(overlay(page).getByRole('link', { name: search.terms.items[1], exact: true })).toBeVisible();
  });
  await step('its results, found on this device', async () => {
    await combo(page).fill(SOUGHT);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(deployment.url + hrefFor(locale, 'search', { query: { q: SOUGHT } }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(search.results.heading.replace('{q}', SOUGHT));
    await expect(page.locator('main article', { hasText: SOUGHT }).first()).toBeVisible();
    await expect(page.locator('main').getByText(search.replica.device)).toBeVisible();
  });
  await step('to the contact page, which was never seen', async () => {
    await page.locator('header').getByRole('link', { name: contact.heading, exact: true }).first().click();
    await expect(page).toHaveURL(deployment.url + hrefFor(locale, 'contact'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
    await formReady(page);
  });
  await step('an inquiry is written and sent: it waits on this device', async () => {
    await write(page, WRITTEN);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(alert(page)).toContainText(contact.waiting.savedLater);
    await confirm(page);
    expect((await kept(page)).outbox).toHaveLength(1);
  });
  await step('the page lists what waits', async () => {
    const waiting = outboxList(page, locale);
    await expect(waiting.getByRole('heading', { name: contact.waiting.heading })).toBeVisible();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await expect(waiting.getByRole('listitem')).toContainText(WRITTEN.subject);
    await expect(waiting.getByRole('listitem')).toContainText(contact.waiting.state.waiting);
  });
  await step('a reload brings its own document, and takes nothing of what waits', async () => {
    const status = documentStatus(page);
    await page.reload();
    expect(await status).toBe(200);
    await formReady(page);
    await expect(outboxList(page, locale).getByRole('listitem')).toContainText(WRITTEN.subject);
    expect((await kept(page)).outbox).toHaveLength(1);
  });
  await step('the other language, which was never asked for, says that it is not here', async () => {
    await expect(page.locator(`header a[hreflang="${other}"]:visible`).first()).toBeVisible();
    expect(await goTo(page, deployment.url + hrefFor(other, 'contact'))).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
  await step('a link from elsewhere to a filtered list, in a tab of its own', async () => {
    const tab = await context.newPage();
    await open(tab, `${deployment.url}${newsroom}?year=2025&sort=asc&utm_source=mail`);
    await expect(shownTitles(tab)).toHaveText(titles('newsroom', { year: '2025', sort: 'asc' }));
    await expect(tab.getByLabel(ui.filterYear)).toHaveValue('2025');
    await tab.close();
  });
  await step('the installed app starts', async () => {
    const manifest = JSON.parse(readFileSync(`${SITE}/${locale}/app.webmanifest`, 'utf8')) as { start_url: string };
    const app = await context.newPage();
    await asInstalled(app);
    await open(app, deployment.url + manifest.start_url);
    await expect(app.locator('html')).toHaveAttribute('lang', locale);
    await expect(app.getByText(wordsOf(locale, 'home').about.body)).toBeVisible();
    await app.close();
  });
  expect(deployment.seen.slice(before), 'nothing of it reached the server').toEqual([]);

  await deployment.setNetwork('up');
  await open(page, deployment.url + hrefFor(locale, 'contact'));
  await expect(alert(page)).toContainText(contact.message.success);
  await confirm(page);
  await expect.poll(async () => (await kept(page)).outbox).toEqual([]);
  await formReady(page);
  await expect(outboxList(page, locale)).toBeHidden();
  // Another visit would be another occasion.
  await page.reload();
  await workerReady(page);
  expect(inquiriesSeen(deployment)).toEqual([201]);
  expect(await storedSubjects(deployment.dataDir)).toEqual([WRITTEN.subject]);
  expect((await kept(page)).flag).toBeNull();
});

/** As in the window of an installed app: no browser here emulates that by itself. */
async function asInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const answer = ask(query);
      return query === '(display-mode: standalone)' ? Object.defineProperty(answer, 'matches', { value: true }) : answer;
    };
  });
}
