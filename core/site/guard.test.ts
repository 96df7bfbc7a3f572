import { describe, expect, it } from 'vitest';
import { resolveRoute } from './guard.ts';
import { PAGES } from './pages.ts';
import { hrefFor, switchLocale } from './urls.ts';

const page = (id: string, locale = 'en', status = 200, params = {}) => ({ kind: 'page', page: id, locale, params, status });
const to = (address: string, status = 302) => ({ kind: 'redirect', to: address, status });
const missing = (locale = 'en', status = 404) => page('error404', locale, status);

const table: [path: string, verdict: object][] = [
  // 1. error routes
  ['/errors/404', missing()],
  ['/errors/500', page('error500', 'en', 404)],
  ['/en/errors/404', missing()],
  ['/ko/errors/404', missing('ko')],
  ['/ko/errors/500', page('error500', 'ko', 404)],
  ['/errors/404/', to('/errors/404', 308)],
  ['/errors//404', to('/errors/404', 308)],
  ['/errors', to('/errors/404')],
  ['/errors/403', missing()],
  ['/fr/errors/404', to('/errors/404')],
  // 2. no locale
  ['/', to('/en')],
  ['', to('/en')],
  ['//', to('/en')],
  ['/?utm_source=x', to('/en?utm_source=x')],
  ['/index.html', to('/en')],
  ['/aboutus/ceo', to('/en')],
  ['/aboutus/ceo/', to('/en')],
  ['/aboutus/ceo.html', to('/en')],
  ['/contactUs', to('/en')],
  ['/link', to('/en')],
  ['/styleGuide', to('/en')],
  ['/search?q=adc', to('/en?q=adc')],
  ['/public/newsroom/20240516-songdo-groundbreaking', to('/en')],
  ['/offline', to('/en')],
  // 3. not a locale
  ['/fr', to('/errors/404')],
  ['/fr/', to('/errors/404')],
  ['/EN', to('/errors/404')],
  ['/Ko', to('/errors/404')],
  ['/en-US', to('/errors/404')],
  ['/nope', to('/errors/404')],
  ['/nope?x=1', to('/errors/404')],
  ['/fr/aboutus/ceo', to('/errors/404')],
  ['/EN/aboutus/ceo', to('/errors/404')],
  ['/fr/link', to('/errors/404')],
  ['/ja/public/notice/20251222-year-end-hours', to('/errors/404')],
  ['/aboutus', to('/errors/404')],
  ['/contactus', to('/errors/404')],
  ['/%EA%B0%80', to('/errors/404')],
  ['/.', to('/errors/404')],
  // 4. utilities
  ['/en/link', to('/en')],
  ['/ko/link', to('/en')],
  ['/ko/styleGuide', to('/en')],
  ['/ko/styleGuide/', to('/en')],
  ['/en/styleguide', missing()],
  // 5. pages
  ['/en', page('home')],
  ['/ko', page('home', 'ko')],
  ['/en?gclid=1', page('home')],
  ['/en#vision', page('home')],
  ['/ko/aboutus/ceo', page('ceo', 'ko')],
  ['/en/aboutus/overview', page('locations')],
  ['/en/public/public', page('pr')],
  ['/en/contactUs', page('contact')],
  ['/en/public/newsroom', page('newsroom')],
  ['/en/public/newsroom?page=2&category=esg', page('newsroom')],
  ['/en/public/newsroom/20240516-x', page('newsroomPost', 'en', 200, { id: '20240516-x' })],
  ['/ko/public/notice/20251222-year-end-hours', page('noticePost', 'ko', 200, { id: '20251222-year-end-hours' })],
  ['/en/public/images/our-people', page('imageAlbum', 'en', 200, { id: 'our-people' })],
  ['/ko/offline', page('offline', 'ko')],
  // canonical forms
  ['/en/', to('/en', 308)],
  ['/ko//', to('/ko', 308)],
  ['//en', to('/en', 308)],
  ['/en/index.html', to('/en', 308)],
  ['/en.html', to('/en', 308)],
  ['/ko/aboutus/ceo/', to('/ko/aboutus/ceo', 308)],
  ['/ko/aboutus//ceo', to('/ko/aboutus/ceo', 308)],
  ['/ko/aboutus/ceo.html?a=1', to('/ko/aboutus/ceo?a=1', 308)],
  ['/en/aboutus/ceo/index.html', to('/en/aboutus/ceo', 308)],
  ['/%65n', to('/en', 308)],
  ['/en%2Faboutus%2Fceo', to('/en/aboutus/ceo', 308)],
  ['/en/?x=%20y', to('/en?x=%20y', 308)],
  // unmatched
  ['/en/nope', missing()],
  ['/ko/nope', missing('ko')],
  ['/en/contactus', missing()],
  ['/en/aboutus', missing()],
  ['/en/aboutus/CEO', missing()],
  ['/en/aboutus/ceo/extra', missing()],
  ['/foo/bar', missing()],
  ['/en/en', missing()],
  ['/en/public/newsroom/UPPER', missing()],
  ['/en/public/newsroom/a.b', missing()],
  ['/en/public/newsroom/..%2F..%2Fetc', to('/en/public/newsroom/../../etc', 308)],
  ['/en/public/videos/one', missing()],
  ['/ko/%EA%B0%80', missing('ko')],
  // malformed
  ['/%', missing('en', 400)],
  ['/ko/%E0%A4%A', missing('ko', 400)],
  ['/en/%00', missing('en', 400)],
  ['/en/a%5Cb', missing('en', 400)],
];

describe('resolveRoute (spec 5)', () => {
  it('is tried on at least 60 paths', () => expect(table.length).toBeGreaterThanOrEqual(60));

  it.each(table)('%s', (path, verdict) => expect(resolveRoute(path)).toEqual(verdict));

  it('a redirect never leads to another redirect but into the home page or an error page', () => {
    for (const [path] of table) {
      const verdict = resolveRoute(path);
      if (verdict.kind === 'redirect') expect(resolveRoute(verdict.to).kind, `${path} → ${verdict.to}`).toBe('page');
    }
  });

  it('every row of the table is reached by its own address', () => {
    for (const row of PAGES.filter((candidate) => !candidate.redirected)) {
      const verdict = resolveRoute(hrefFor('ko', row.id, { id: 'some-id' }));
      expect(verdict).toMatchObject({ kind: 'page', page: row.id, locale: 'ko' });
    }
  });
});

describe('hrefFor', () => {
  it('fills id, query and hash', () => {
    expect(hrefFor('en', 'home')).toBe('/en');
    expect(hrefFor('ko', 'company', { hash: 'vision' })).toBe('/ko/aboutus/company#vision');
    expect(hrefFor('en', 'newsroom', { query: { page: 2, q: '', category: undefined } })).toBe('/en/public/newsroom?page=2');
    expect(() => hrefFor('en', 'newsroomPost')).toThrow('needs an id');
  });

  it('switches the locale and keeps the page', () => {
    expect(switchLocale('/en', 'ko')).toBe('/ko');
    expect(switchLocale('/ko/public/newsroom/x?y=1', 'en')).toBe('/en/public/newsroom/x?y=1');
    expect(switchLocale('/errors/404', 'ko')).toBe('/ko/errors/404');
  });
});
