import { expect, it } from 'vitest';
import type { Post } from '../../core/posts/post.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { readContentFile } from '../content/content-files.ts';
import type { PostSet } from '../content/post-sets.ts';
import { siteMap } from './site-map.ts';

const ORIGIN = 'https://www.example.com';
const DATES = ['2025-03-02', '2025-03-01', '2024-12-31'];
const sets: PostSet[] = LOCALES.map((locale) => ({
  type: 'newsroom',
  locale,
  posts: DATES.map((date, at) => ({ type: 'newsroom', id: `post-${at}`, date, ...(at === 2 && { updated: '2025-03-05' }) }) as Post),
  index: { type: 'newsroom', pageSize: 6, posts: [] },
}));

const pageDates = {
  ...readContentFile('page-dates.json'),
  home: '2025-01-01',
  newsroom: '2025-01-02',
  ceo: '2025-01-03',
  notice: '2025-01-04',
};

it('the site map says of each page when it changed: itself, or the newest post that it shows', () => {
  const text = siteMap(ORIGIN, sets, pageDates);
  const dayOf = (path: string) => new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>([^<]+)<`).exec(text)?.[1];
  expect(['', '/public/newsroom', '/aboutus/ceo', '/public/notice', '/public/newsroom/post-2'].map((path) => dayOf(`/ko${path}`))).toEqual([
    '2025-03-05',
    '2025-03-05',
    '2025-01-03',
    '2025-01-04',
    '2025-03-05',
  ]);
});
it('the site map says no day of a page that has none', () => {
  const { ceo: _ceo, ...others } = pageDates;
  expect(siteMap(ORIGIN, sets, others)).toContain(`<loc>${ORIGIN}/en/aboutus/ceo</loc><xhtml:link`);
});
