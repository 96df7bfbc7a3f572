import { describe, expect, it } from 'vitest';
import { resolveRoute } from '../../core/site/guard.ts';
import { getPage, PAGES, type Page } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { pageLimits } from '../../scripts/budgets/limits.ts';
import { CI, checkAssertions } from '../../scripts/lighthouse/assertions.ts';
import { budgetsOf as limitsOf } from '../../scripts/lighthouse/budgets-of.ts';
import { lighthousePaths, typesOfPages } from '../../scripts/lighthouse/paths.ts';

// Some assertions of Lighthouse CI pass silently whatever the page (`performance-budget`). Each of ours is fed a bad
// report here, and must fail on it; and a good one, and must pass.
const ORIGIN = 'http://localhost:4173';
const urls = lighthousePaths('all').map((path) => ORIGIN + path);
const TYPES = ['document', 'stylesheet', 'script', 'font', 'image', 'total', 'third-party'];

function report(url: string, isGood: boolean) {
  const names = CI.assert.assertMatrix.flatMap((row) => Object.keys(row.assertions));
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
  const expected = CI.assert.assertMatrix
    .filter((row) => new RegExp(row.matchingUrlPattern).test(url))
    .reduce((sum, row) => sum + Object.keys(row.assertions).length, 0);

  it('all fail on a bad report', () => {
    const results = checkAssertions([1, 2, 3].map(() => report(url, false)));
    expect(results.filter((result) => !result.passed)).toHaveLength(expected);
  });
  it('all pass on a good one', () => {
    const results = checkAssertions([1, 2, 3].map(() => report(url, true)));
    expect(results.filter((result) => !result.passed)).toEqual([]);
  });
  it('is a page of the table', () => {
    expect(resolveRoute(new URL(url).pathname)).toMatchObject({ kind: 'page', status: 200 });
  });
});

it('takes the median of the runs, so that one good run cannot hide two bad ones', () => {
  const url = urls[0] as string;
  const results = checkAssertions([report(url, true), report(url, false), report(url, false)]);
  expect(results.filter((result) => !result.passed).length).toBeGreaterThan(10);
});

describe('what Lighthouse visits', () => {
  const matrix = CI.assert.assertMatrix;
  const budgetsOf = (url: string, name: string) =>
    matrix
      .filter((row) => new RegExp(row.matchingUrlPattern).test(url))
      .flatMap(({ assertions }) => (name in assertions ? [assertions[name]?.[1].maxNumericValue] : []));

  it('is every page type in both languages; a test run visits a few of them, the full one all other types in Korean', () => {
    expect(urls).toContain(`${ORIGIN}/ko/services/adc`);
    expect(urls).toContain(`${ORIGIN}/en/search`);
    expect(urls.some((url) => /errors|offline|link|styleGuide|:id/.test(url))).toBe(false);
    expect(lighthousePaths('smoke')).toHaveLength(3);
    const korean = lighthousePaths('all').filter((path) => /^\/ko(?:\/|$)/.test(path));
    expect([...lighthousePaths('smoke'), ...lighthousePaths('rest')].sort()).toEqual(korean.sort());
  });
  /** Sections whose pages are of another kind. */
  const OTHER_KINDS = ['contactUs', 'errors', 'sitemap'];
  /** Lighthouse counts prefetched links too; albums and films are pictures, which it asks for at almost twice a phone's width. */
  const TOTALS: Record<string, number> = { home: 327_680, images: 409_600, videos: 409_600 };
  /** The thanks after an inquiry match the contact page's pattern. */
  const scriptLimit = (page: Page) => (page.id === 'contactSent' ? pageLimits(getPage('contact')) : pageLimits(page)).script;
  it('has one script budget a page, by its kind: that of scripts/budgets/limits.ts, which the end-to-end tests hold', () => {
    for (const page of typesOfPages()) {
      const url = ORIGIN + hrefFor('ko', page.id, { id: '20240101-some-post' });
      expect(budgetsOf(url, 'resource-summary:script:size'), page.id).toEqual([scriptLimit(page)]);
      expect(budgetsOf(url, 'resource-summary:total:size'), page.id).toEqual([TOTALS[page.posts?.type ?? page.id] ?? 286_720]);
    }
  });
  it('has the budgets of a text page for one that is added as README, "Add a page", says, without an edit', () => {
    const textPage = typesOfPages().find(({ id }) => id === 'ceo') as Page;
    const textPageUrl = ORIGIN + hrefFor('ko', 'ceo');
    const sections = new Set(PAGES.flatMap(({ path }) => (path.includes('/') ? (path.split('/')[0] as string) : [])));
    expect(sections).toContain('aboutus');
    for (const section of ['', ...[...sections].filter((one) => !OTHER_KINDS.includes(one))]) {
      const added = `${ORIGIN}/ko/${section ? `${section}/` : ''}history`;
      expect(budgetsOf(added, 'resource-summary:script:size'), added).toEqual([pageLimits(textPage).script]);
      expect(limitsOf(added), added).toEqual(limitsOf(textPageUrl));
      expect(
        matrix.filter((row) => new RegExp(row.matchingUrlPattern).test(added) && 'categories:seo' in row.assertions),
        added,
      ).toHaveLength(1);
    }
  });
  it('asks for a score of 1 in search engine optimization where search engines may come', () => {
    for (const page of typesOfPages()) {
      const url = ORIGIN + hrefFor('ko', page.id, { id: '20240101-some-post' });
      const rows = matrix.filter((row) => new RegExp(row.matchingUrlPattern).test(url) && 'categories:seo' in row.assertions);
      expect(rows, url).toHaveLength(page.noindex ? 0 : 1);
    }
  });
});
