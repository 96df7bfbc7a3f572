import type { Page } from '@playwright/test';
import type { SearchAnswer } from '../../../core/search/answer.ts';
import { SEARCH_GROUPS } from '../../../core/search/answer.ts';
import { hrefFor } from '../../../core/site/urls.ts';
import { settled } from '../../support/settled.ts';
import { expect, FULL, open, saveData, test } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

/** Several groups have it, newsroom on two pages of results. */
const text = '송도';

test.use({ hasAnsweredBanner: true });

const locale = 'ko';
const words = wordsOf(locale, 'search');
const { ui, a11y } = wordsOf(locale, 'common');
const path = (query = {}) => hrefFor(locale, 'search', { query });
const fill = (word: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), word);
const plurals = new Intl.PluralRules(locale);
const fillPlural = (forms: Record<string, string>, key: string, count: number) =>
  fill(forms[`${key}_${plurals.select(count)}`] as string, { count });
const ask = async (page: Page, query: Record<string, string>) => {
  const answer = await page.request.get(`${process.env.BASE_URL}/api/v1/search?${new URLSearchParams({ locale, ...query })}`);
  return (await answer.json()) as SearchAnswer;
};
const headerLink = (page: Page) => page.locator('header').getByRole('link', { name: ui.search, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: words.overlay.heading });
const comboOf = (page: Page) => page.getByRole('combobox', { name: words.label });
const countOf = (page: Page) => page.locator('main [role="status"]:not(form *)').first();
const fieldOf = (page: Page) => page.locator('main').getByRole('searchbox', { name: words.label });

test('suggestions come while one types, and the arrow keys choose among them', async ({ page, base }) => {
  await open(page, base + hrefFor(locale, 'ceo'));
  await page.keyboard.press('Control+k');
  const combo = comboOf(page);
  await expect(combo).toBeFocused();
  // One letter finds nothing, and a syllable that is being put together is not asked for.
  await page.keyboard.type('ㅎ');
  await settled(page, 500);
  await expect(combo).toHaveAttribute('aria-expanded', 'false');
  await combo.fill('');
  await page.keyboard.type(text);
  const listbox = dialogOf(page).getByRole('listbox', { name: words.suggest.label });
  await expect(listbox).toBeVisible();
  await expect(combo).toHaveAttribute('aria-expanded', 'true');
  const { total, groups } = await ask(page, { q: text });
  await expect(
    dialogOf(page)
      .getByRole('status')
      .filter({ hasText: fillPlural(words.suggest, 'status', total) }),
  ).toHaveCount(1);
  for (const { group } of groups) await expect(listbox.getByRole('group', { name: words.groups[group] })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  const first = listbox.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(combo).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) as string);
  const href = (await first.getAttribute('href')) as string;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(base + href);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('results stand in groups, their hits marked, posts with date and category', async ({ page, base }) => {
  await open(page, base + path({ q: text }));
  const answer = await ask(page, { q: text });
  await expect(countOf(page)).toContainText(fillPlural(words.results, 'count', answer.total));
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(answer.groups.map(({ group, total }) => `${words.groups[group]} ${total}`));
  expect(answer.groups.map(({ group }) => SEARCH_GROUPS.indexOf(group))).toEqual([0, 1, 2, 3]);
  for (const { group, hits, total } of answer.groups) {
    const region = page.getByRole('region', { name: `${words.groups[group]} ${total}` });
    await expect(region.getByRole('article')).toHaveCount(hits.length);
    const first = region.getByRole('article').first();
    const hit = hits[0];
    await expect(first.getByRole('link')).toHaveText(hit?.title.join('') ?? '');
    await expect(first.getByRole('link')).toHaveAttribute('href', hit?.href ?? '');
    await expect(first.locator('mark')).toHaveText([hit?.title, hit?.excerpt].flatMap((one) => one?.filter((_, at) => at % 2 === 1) ?? []));
    if (hit?.post) await expect(first.locator('time')).toHaveAttribute('datetime', hit.post.date);
    if (hit?.post) await expect(first).toContainText(hit.post.category);
  }
  await page.locator('main mark').first().click();
  await expect(page).toHaveURL(base + (answer.groups[0]?.hits[0]?.href ?? ''));
});

test('the rest of a group is paged by address; back and reload keep it', { tag: FULL }, async ({ page, base }) => {
  await open(page, base + path({ q: text }));
  const region = page.getByRole('region', { name: new RegExp(`^${words.groups.newsroom}`) });
  await region.getByRole('link', { name: new RegExp(ui.more) }).click();
  await expect(page).toHaveURL(base + path({ q: text, type: 'newsroom' }));
  const first = await ask(page, { q: text, type: 'newsroom' });
  const second = await ask(page, { q: text, type: 'newsroom', page: '2' });
  const articles = page.locator('main').getByRole('article');
  await expect(articles).toHaveCount(first.groups[0]?.hits.length ?? 0);
  await page.getByRole('navigation', { name: a11y.pagination }).getByRole('link', { name: ui.next, exact: true }).click();
  await expect(page).toHaveURL(base + path({ q: text, type: 'newsroom', page: 2 }));
  await expect(articles).toHaveCount(second.groups[0]?.hits.length ?? 0);
  await page.reload();
  await expect(articles).toHaveCount(second.groups[0]?.hits.length ?? 0);
  await expect(fieldOf(page)).toHaveValue(text);
  await page.goBack();
  await expect(articles).toHaveCount(first.groups[0]?.hits.length ?? 0);
  await page.getByRole('link', { name: words.results.all }).click();
  await expect(page).toHaveURL(base + path({ q: text }));
  await fieldOf(page).fill('ADC');
  await fieldOf(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(words.results.heading, { q: 'ADC' }));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(words.results.heading, { q: text }));
  await expect(fieldOf(page)).toHaveValue(text);
  // Here the keys lead to this field.
  await page.locator('footer a').first().focus();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await expect(dialogOf(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that search needs it, and leads to the site map', { tag: FULL }, async ({ page, base }) => {
    await page.goto(base + hrefFor(locale, 'ceo'));
    await headerLink(page).click();
    await expect(page).toHaveURL(base + path());
    await expect(page.locator('main noscript p')).toHaveText(words.noScript);
    await expect(page.locator('main noscript p')).toBeVisible();
    await fieldOf(page).fill(text);
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(base + path({ q: text }));
    await page.locator('main noscript a').click();
    await expect(page).toHaveURL(base + hrefFor(locale, 'sitemap'));
  });
});

test('under data saver an address with a question starts the app', { tag: FULL }, async ({ page, context, base }) => {
  await saveData(context);
  await page.goto(base + path());
  await settled(page);
  await expect(page.locator('html[data-app="ready"]')).toHaveCount(0);
  await fieldOf(page).fill(text);
  await fieldOf(page).press('Enter');
  await expect(page.locator('main article').first()).toBeVisible();
});
