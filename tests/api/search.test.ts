import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import type { SearchAnswer } from '../../core/search/answer.ts';
import type { SearchDocuments } from '../../core/search/search-documents.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { PAGES } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { firstHit, SEARCH_QUERIES } from '../support/search-queries.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const out = process.env.OUT_DIR ?? 'dist';
const dist = out.startsWith('/') ? out : `${process.cwd()}/${out}`;
const POST_TYPES = PAGES.flatMap(({ posts }) => (posts?.role === 'list' ? [posts.type] : []));
let opened: TestApp;

beforeAll(async () => {
  opened = await openTestApp({ dist, env: { SEARCH_RATE: '1000000/1m' } });
});
afterAll(() => opened.close());

const readDocuments = (locale: string) => JSON.parse(readFileSync(`${dist}/site/data/search.${locale}.json`, 'utf8')) as SearchDocuments;
const ask = (parameters: Record<string, string>) => opened.app.inject(`/api/v1/search?${new URLSearchParams(parameters)}`);

describe('GET /api/v1/search', () => {
  it.each(SEARCH_QUERIES)('$locale: $q finds $first', async (expected) => {
    const { locale, q } = expected;
    const answer = await ask({ locale, q });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
    expect(firstHit(answer.json() as SearchAnswer, expected)).toBe(`/${locale}${expected.first}`);
  });
  it('asks fifty questions or more in each language', () => {
    for (const locale of LOCALES) expect(SEARCH_QUERIES.filter((one) => one.locale === locale).length).toBeGreaterThanOrEqual(50);
  });
  it.each(LOCALES)('has a post first whose title is the query: %s', async (locale) => {
    for (const { type, id, title } of readDocuments(locale).posts) {
      const { groups } = (await ask({ locale, q: title.slice(0, 100) })).json() as SearchAnswer;
      expect(groups[0]?.hits[0]?.href, title).toMatch(new RegExp(`^/${locale}/public/${type}[/#]${id}$`));
    }
  });
  it('pages one group', async () => {
    const pages = await Promise.all(
      ['1', '2'].map(async (page) => (await ask({ locale: 'en', q: 'Syracuse', type: 'newsroom', page })).json() as SearchAnswer),
    );
    const [first, second] = pages.map(({ groups }) => groups[0]);
    expect(pages.map(({ page, pageCount }) => [page, pageCount])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(first?.hits).toHaveLength(10);
    expect((first?.hits.length ?? 0) + (second?.hits.length ?? 0)).toBe(first?.total);
    expect(new Set([first, second].flatMap((group) => group?.hits.map(({ href }) => href))).size).toBe(first?.total);
  });
  it('finds nothing where there is nothing', async () => {
    expect((await ask({ locale: 'en', q: 'zzzz' })).json()).toEqual({ q: 'zzzz', total: 0, groups: [], page: 1, pageCount: 1 });
  });
  it('names every parameter at fault, with its cure', async () => {
    const answer = await ask({ locale: 'fr', type: 'images', page: '0' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.json()).toEqual({
      type: 'about:blank',
      status: 400,
      title: 'Bad Request',
      detail: 'Some parameters cannot be used.',
      errors: [
        { pointer: 'locale', detail: 'give one of en, ko' },
        { pointer: 'q', detail: 'give a search text: it is required' },
        { pointer: 'type', detail: 'give one of pages, newsroom, library, notice, or leave it out' },
        { pointer: 'page', detail: 'give a whole number from 1' },
      ],
    });
  });
  it.each(['', ' ', 'x'.repeat(101)])('refuses the text %j', async (q) => {
    const answer = await ask({ locale: 'ko', q });
    expect([answer.statusCode, answer.json().errors.map((error: { pointer: string }) => error.pointer)]).toEqual([400, ['q']]);
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
      const index = JSON.parse(readFileSync(`${dist}/site/data/${type}.${locale}.json`, 'utf8')) as PostIndex;
      return index.posts.map(({ id }) => `${type}/${id}`);
    });
    expect(posts.map(({ type, id }) => `${type}/${id}`).sort()).toEqual(listed.sort());
    expect(since).toBeUndefined();
  });
  it.each(LOCALES)('names places that are there: %s', (locale) => {
    for (const { href, parts } of readDocuments(locale).pages) {
      const html = readFileSync(`${dist}/site${href}.html`, 'utf8');
      for (const { id } of parts) if (id) expect(html, `${href}#${id}`).toContain(` id="${id}"`);
    }
  });
  it('leads to places of lists that are there', async () => {
    const { groups } = (await ask({ locale: 'en', q: 'brochure', type: 'library' })).json() as SearchAnswer;
    const places = groups.flatMap(({ hits }) => hits.map(({ href }) => href.split('#'))).filter(([, id]) => id);
    expect(places.length).toBeGreaterThan(0);
    for (const [path, id] of places) expect(readFileSync(`${dist}/site${path}.html`, 'utf8')).toContain(` id="${id}"`);
  });
});
