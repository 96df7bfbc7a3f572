import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { getPage, getPostPages, PAGES, type PageId } from './pages.ts';
import { hrefFor } from './urls.ts';

/** The spec's route table (section 2), below the locale. */
const ROUTES = [
  '',
  'contactUs',
  'link',
  'styleGuide',
  'errors/404',
  'errors/500',
  ...['ceo', 'company', 'leadership', 'overview', 'songdo', 'syracuse'].map((name) => `aboutus/${name}`),
  'careers/recruitment',
  ...['environment', 'governance', 'overview', 'social'].map((name) => `esg/${name}`),
  ...['brochures', 'images', 'logo', 'newsroom', 'notice', 'public', 'videos'].map((name) => `public/${name}`),
  ...['images', 'newsroom', 'notice'].map((name) => `public/${name}/:id`),
  ...['adc', 'cdo', 'cmo', 'overview', 'quality', 'testing'].map((name) => `services/${name}`),
];
describe('the table of pages', () => {
  it("holds the spec's routes, and each page once", () => {
    expect(PAGES.map((page) => page.path)).toEqual(expect.arrayContaining(ROUTES));
    expect(new Set(PAGES.map((page) => page.id)).size).toBe(PAGES.length);
  });
  it('knows which rows are no pages of their own', () => {
    expect(PAGES.filter((page) => page.redirected).map((page) => page.id)).toEqual(['link', 'styleGuide']);
    expect(PAGES.filter((page) => page.status).map(({ id, status }) => [id, status])).toEqual([
      ['error404', 404],
      ['error500', 500],
    ]);
  });
  it('gives each row a different address in each locale', () => {
    const all = LOCALES.flatMap((locale) => PAGES.map((page) => hrefFor(locale, page.id, { id: 'x' })));
    expect(new Set(all).size).toBe(all.length);
  });
  it('keeps error, search, offline and utility pages from search engines', () => {
    for (const id of ['search', 'contactSent', 'privacyFirst', 'offline', 'error404', 'error500', 'link', 'styleGuide'] as const)
      expect(getPage(id).noindex, id).toBe(true);
  });
  it('prefetches home, the lists and the search, and precaches the offline page', () => {
    expect(PAGES.filter((page) => page.offline.store === 'precached').map((page) => page.id)).toEqual(['offline']);
  });
  it('names the missing row', () => {
    expect(() => getPage('nope' as PageId)).toThrow("core/site/pages.ts has no page 'nope': add a row");
  });
});

describe('getPostPages', () => {
  it.each([
    ['newsroom', 'newsroom', 'newsroomPost'],
    ['notice', 'notice', 'noticePost'],
    ['images', 'images', 'imageAlbum'],
    ['videos', 'videos', undefined],
    ['brochures', 'brochures', undefined],
  ] as const)('of %s are %s and %s', (type, list, detail) => {
    expect([getPostPages(type).list.id, getPostPages(type).detail?.id]).toEqual([list, detail]);
  });
});
