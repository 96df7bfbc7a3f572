import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { guard } from '../../core/site/guard.ts';
import { type PageId, type PostType, pageOf, postPages } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { ROOT } from '../../pipeline/paths.ts';
import { CORE_PAGES, lighthousePaths, typesOfPages } from '../../scripts/lighthouse-paths.ts';

// Some assertions of Lighthouse CI pass silently whatever the page (`performance-budget`). Each of ours is fed a bad
// report here, and must fail on it; and a good one, and must pass.
const require = createRequire(createRequire(import.meta.url).resolve('@lhci/cli/package.json'));
const { getAllAssertionResults } = require('@lhci/utils/src/assertions.js') as {
  getAllAssertionResults(
    options: object,
    reports: object[],
  ): { auditId?: string; auditProperty?: string[]; name: string; passed: boolean; level: string }[];
};
const { ci } = JSON.parse(readFileSync(`${ROOT}lighthouserc.json`, 'utf8'));
const ORIGIN = 'http://localhost:4173';
const urls = lighthousePaths('all').map((path) => ORIGIN + path);
const TYPES = ['document', 'stylesheet', 'script', 'font', 'image', 'total', 'third-party'];

function report(url: string, isGood: boolean) {
  const names = (ci.assert.assertMatrix as { assertions: Record<string, unknown> }[]).flatMap((row) => Object.keys(row.assertions));
  const audits = Object.fromEntries(
    names
      .filter((name) => !name.includes(':'))
      .map((name) => [name, { id: name, score: isGood ? 1 : 0, scoreDisplayMode: 'numeric', numericValue: isGood ? 0 : 1e9 }]),
  );
  const items = TYPES.map((resourceType) => ({ resourceType, requestCount: isGood ? 0 : 1e6, transferSize: isGood ? 0 : 1e9 }));
  const score = isGood ? 1 : 0.1;
  return {
    finalUrl: url,
    requestedUrl: url,
    audits: { ...audits, 'resource-summary': { id: 'resource-summary', score: 1, details: { items } } },
    categories: Object.fromEntries(
      ['performance', 'accessibility', 'best-practices', 'seo'].map((id) => [id, { id, score, auditRefs: [] }]),
    ),
  };
}

describe.each(urls)('assertions for %s', (url) => {
  const expected = (ci.assert.assertMatrix as { matchingUrlPattern: string; assertions: object }[])
    .filter((row) => new RegExp(row.matchingUrlPattern).test(url))
    .reduce((sum, row) => sum + Object.keys(row.assertions).length, 0);

  it('all fail on a bad report', () => {
    const results = getAllAssertionResults(
      ci.assert,
      [1, 2, 3].map(() => report(url, false)),
    );
    expect(results.filter((result) => !result.passed)).toHaveLength(expected);
  });
  it('all pass on a good one', () => {
    const results = getAllAssertionResults(
      ci.assert,
      [1, 2, 3].map(() => report(url, true)),
    );
    expect(results.filter((result) => !result.passed)).toEqual([]);
  });
  it('is a page of the table', () => {
    expect(guard(new URL(url).pathname)).toMatchObject({ kind: 'page', status: 200 });
  });
});

it('takes the median of the runs, so that one good run cannot hide two bad ones', () => {
  const url = urls[0] as string;
  const results = getAllAssertionResults(ci.assert, [report(url, true), report(url, false), report(url, false)]);
  expect(results.filter((result) => !result.passed).length).toBeGreaterThan(10);
});

describe('what Lighthouse visits', () => {
  const matrix = ci.assert.assertMatrix as {
    matchingUrlPattern: string;
    assertions: Record<string, [string, { maxNumericValue: number }]>;
  }[];
  const budgetsOf = (url: string, name: string) =>
    matrix
      .filter((row) => new RegExp(row.matchingUrlPattern).test(url))
      .flatMap(({ assertions }) => (name in assertions ? [assertions[name]?.[1].maxNumericValue] : []));
  const postTypes: readonly PostType[] = ['newsroom', 'notice', 'images', 'videos', 'brochures'];
  const ofPosts = new Set<PageId>(postTypes.flatMap((type) => [postPages(type).list.id, postPages(type).detail?.id ?? type]));

  it('is every page type in both languages, and in every test run the core', () => {
    expect(urls).toContain(`${ORIGIN}/ko/services/adc`);
    expect(urls).toContain(`${ORIGIN}/en/search`);
    expect(urls.some((url) => /errors|offline|link|styleGuide|:id/.test(url))).toBe(false);
    expect(lighthousePaths('core')).toHaveLength(2 * CORE_PAGES.length);
    for (const path of lighthousePaths('core')) expect(urls).toContain(ORIGIN + path);
  });
  it('has one script budget a page: home, lists and posts, and content for all others', () => {
    for (const page of typesOfPages()) {
      const url = ORIGIN + hrefFor('ko', page.id, { id: '20240101-some-post' });
      const expected = page.id === 'home' ? 148_480 : ofPosts.has(page.id) ? 128_000 : 112_640;
      expect(budgetsOf(url, 'resource-summary:script:size'), page.id).toEqual([expected]);
      expect(budgetsOf(url, 'resource-summary:total:size'), page.id).toEqual([page.id === 'home' ? 327_680 : 235_520]);
    }
  });
  it('asks for every score of 1, and of the search results no place in search engines', () => {
    for (const url of urls) {
      const rows = matrix.filter((row) => new RegExp(row.matchingUrlPattern).test(url) && 'categories:seo' in row.assertions);
      expect(rows, url).toHaveLength(url.endsWith(`/${pageOf('search').path}`) ? 0 : 1);
    }
  });
});
