import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import type { SearchAnswer } from '../../core/search/answer.ts';
import type { SearchDocuments } from '../../core/search/search-documents.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { SITE } from '../../pipeline/paths.ts';
import { firstHit, SEARCH_QUERIES } from '../support/search-queries.ts';
import { isAnswered, SEARCH_QUESTIONS } from '../support/search-questions.ts';
import { openTestApp } from '../support/test-app.ts';

const POST_TYPES = PAGES.flatMap(({ posts }) => (posts?.role === 'list' ? [posts.type] : []));

const opened = await openTestApp({ env: { SEARCH_RATE: '1000000/1m' } });
afterAll(() => opened.close());

const readDocuments = (locale: string) => JSON.parse(readFileSync(`${SITE}/data/search.${locale}.json`, 'utf8')) as SearchDocuments;
const ask = (parameters: Record<string, string>) => opened.app.inject(`/api/v1/search?${new URLSearchParams(parameters)}`);

describe('GET /api/v1/search', () => {
  it.each(SEARCH_QUERIES)('$locale: $q finds $first', async (expected) => {
    const { locale, q } = expected;
    const answer = await ask({ locale, q });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    expect(firstHit(answer.json() as SearchAnswer, expected)).toBe(`/${locale}${expected.first}`);
  });
  it.each(LOCALES)('answers all but two of the questions as people type them: %s', async (locale) => {
    const unanswered: string[] = [];
    for (const [q, answers] of Object.entries(SEARCH_QUESTIONS[locale])) {
      if (!isAnswered((await ask({ locale, q })).json() as SearchAnswer, locale, answers)) unanswered.push(q);
    }
    expect(unanswered.length, unanswered.join(', ')).toBeLessThanOrEqual(2);
  });
  it.each(LOCALES)('has a post first whose title is the query: %s', async (locale) => {
    for (const { type, id, title } of readDocuments(locale).posts) {
      const { groups } = (await ask({ locale, q: title.slice(0, 100) })).json() as SearchAnswer;
      expect(groups[0]?.hits[0]?.href, title).toMatch(new RegExp(`^/${locale}/public/${type}[/#]${id}$`));
    }
  });
  it.each(['<script>alert(1)</script>', '%', '\\', '"', '.*', '~개발', '__proto__', 'constructor', '\u0000', '🧪', 'a'.repeat(100)])(
    'takes %j for what it is',
    async (q) => expect((await ask({ locale: 'en', q })).statusCode).toBe(200),
  );
  it.each([`${'위탁개발생산'.repeat(16)}뷁뷁`, '가나다라마바사아자차카타파하'.repeat(7), 'a b c d e f g h i j '.repeat(5)])(
    'answers the longest queries in less than a second: %s',
    async (q) => {
      await ask({ locale: 'ko', q: '송도' });
      const start = performance.now();
      expect((await ask({ locale: 'ko', q })).statusCode).toBe(200);
      expect(performance.now() - start).toBeLessThan(1000);
    },
  );
});

describe('what the build wrote for the search', () => {
  it.each(LOCALES)('holds every page that search engines may show, and every post: %s', (locale) => {
    const { pages, posts, since } = readDocuments(locale);
    const shown = PAGES.filter((page) => !page.noindex && !page.path.includes(':id'));
    expect(pages.map(({ href }) => href)).toEqual(shown.map(({ id }) => hrefFor(locale, id)));
    for (const { href, parts } of pages) expect(parts.map(({ text }) => text).join('').length, href).toBeGreaterThan(10);
    const listed = POST_TYPES.flatMap((type) => {
      const index = JSON.parse(readFileSync(`${SITE}/data/${type}.${locale}.json`, 'utf8')) as PostIndex;
      return index.posts.map(({ id }) => `${type}/${id}`);
    });
    expect(posts.map(({ type, id }) => `${type}/${id}`).sort()).toEqual(listed.sort());
    expect(since).toBeUndefined();
  });
  it.each(LOCALES)('names places that are there: %s', (locale) => {
    for (const { href, parts } of readDocuments(locale).pages) {
      const html = readFileSync(`${SITE}${href}.html`, 'utf8');
      for (const { id } of parts) if (id) expect(html, `${href}#${id}`).toContain(` id="${id}"`);
    }
  });
  it('leads to places of lists that are there', async () => {
    const { groups } = (await ask({ locale: 'en', q: 'brochure', type: 'library' })).json() as SearchAnswer;
    const places = groups.flatMap(({ hits }) => hits.map(({ href }) => href.split('#'))).filter(([, id]) => id);
    expect(places.length).toBeGreaterThan(0);
    for (const [path, id] of places) expect(readFileSync(`${SITE}${path}.html`, 'utf8')).toContain(` id="${id}"`);
  });
});
