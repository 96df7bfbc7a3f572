import { describe, expect, it } from 'vitest';
import { getPage, PAGES } from './pages.ts';

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
  it('keeps error, search, offline and utility pages from search engines', () => {
    for (const id of ['search', 'contactSent', 'privacyFirst', 'offline', 'error404', 'error500', 'link', 'styleGuide'] as const)
      expect(getPage(id).noindex, id).toBe(true);
  });
});
