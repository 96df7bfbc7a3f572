import { describe, expect, it } from 'vitest';
import { resolveRoute } from './guard.ts';
import { PAGES } from './pages.ts';
import { hrefFor, switchLocale } from './urls.ts';

const page = (id: string, locale = 'en', status = 200, params = {}) => ({ kind: 'page', page: id, locale, params, status });
const to = (address: string, status = 302) => ({ kind: 'redirect', to: address, status });
const missing = (locale = 'en', status = 404) => page('error404', locale, status);

/** Each verdict with the paths that it is given for, one after another. */
const VERDICTS: [verdict: object, paths: string][] = [
  // 1. error routes
  [missing(), '/errors/404 /en/errors/404 /errors/403'],
  [page('error500', 'en', 404), '/errors/500'],
  [missing('ko'), '/ko/errors/404'],
  [page('error500', 'ko', 404), '/ko/errors/500'],
  [to('/errors/404', 308), '/errors/404/ /errors//404'],
  [to('/errors/404'), '/errors /fr/errors/404'],
  // 2. no locale
  [to('/en'), ' / // /index.html /aboutus/ceo /aboutus/ceo/ /aboutus/ceo.html /contactUs /link /styleGuide /offline'],
  [to('/en'), '/public/newsroom/20240516-songdo-groundbreaking'],
  [to('/en?utm_source=x'), '/?utm_source=x'],
  [to('/en?q=adc'), '/search?q=adc'],
  // 3. not a locale
  [to('/errors/404'), '/fr /fr/ /EN /Ko /en-US /nope /nope?x=1 /fr/aboutus/ceo /EN/aboutus/ceo /fr/link /aboutus /contactus /%EA%B0%80 /.'],
  [to('/errors/404'), '/ja/public/notice/20251222-year-end-hours'],
  // 4. utilities
  [to('/en'), '/en/link /ko/link /ko/styleGuide /ko/styleGuide/'],
  // 5. pages
  [page('home'), '/en /en?gclid=1 /en#vision'],
  [page('home', 'ko'), '/ko'],
  [page('ceo', 'ko'), '/ko/aboutus/ceo'],
  [page('locations'), '/en/aboutus/overview'],
  [page('pr'), '/en/public/public'],
  [page('contact'), '/en/contactUs'],
  [page('newsroom'), '/en/public/newsroom /en/public/newsroom?page=2&category=esg'],
  [page('newsroomPost', 'en', 200, { id: '20240516-x' }), '/en/public/newsroom/20240516-x'],
  [page('noticePost', 'ko', 200, { id: '20251222-year-end-hours' }), '/ko/public/notice/20251222-year-end-hours'],
  [page('imageAlbum', 'en', 200, { id: 'our-people' }), '/en/public/images/our-people'],
  [page('offline', 'ko'), '/ko/offline'],
  // canonical forms
  [to('/en', 308), '/en/ //en /en/index.html /en.html /%65n'],
  [to('/ko', 308), '/ko//'],
  [to('/ko/aboutus/ceo', 308), '/ko/aboutus/ceo/ /ko/aboutus//ceo'],
  [to('/ko/aboutus/ceo?a=1', 308), '/ko/aboutus/ceo.html?a=1'],
  [to('/en/aboutus/ceo', 308), '/en/aboutus/ceo/index.html /en%2Faboutus%2Fceo'],
  [to('/en?x=%20y', 308), '/en/?x=%20y'],
  // unmatched
  [missing(), '/en/styleguide /en/nope /en/contactus /en/aboutus /en/aboutus/CEO /en/aboutus/ceo/extra /foo/bar /en/en'],
  [missing(), '/en/public/newsroom/UPPER /en/public/newsroom/a.b /en/public/videos/one'],
  [missing('ko'), '/ko/nope /ko/%EA%B0%80'],
  [to('/en/public/newsroom/../../etc', 308), '/en/public/newsroom/..%2F..%2Fetc'],
  // malformed
  [missing('en', 400), '/% /en/%00 /en/a%5Cb'],
  [missing('ko', 400), '/ko/%E0%A4%A'],
];
const table = VERDICTS.flatMap(([verdict, paths]) => paths.split(' ').map((path): [string, object] => [path, verdict]));

describe('resolveRoute (spec 5)', () => {
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
