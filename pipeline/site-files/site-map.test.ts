import { expect, it } from 'vitest';
import type { Post } from '../../core/posts/post.ts';
import { LOCALES } from '../../core/site/locales.ts';
import type { PostSet } from '../content/post-sets.ts';
import { siteMap } from './site-map.ts';

const ORIGIN = 'https://www.example.com';
const DATES = ['2025-03-02', '2025-03-01', '2024-12-31'];
const sets: PostSet[] = LOCALES.map((locale) => ({
  type: 'newsroom',
  locale,
  posts: DATES.map((date, at) => ({ type: 'newsroom', id: `post-${at}`, date }) as Post),
  index: { type: 'newsroom', pageSize: 6, posts: [] },
}));

it('the site map names every post in both languages, with its day', () => {
  const text = siteMap(ORIGIN, sets);
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => address.includes('/newsroom/'))).toEqual(
    DATES.flatMap((_, at) => LOCALES.map((locale) => `${ORIGIN}/${locale}/public/newsroom/post-${at}`)),
  );
  expect(text).toContain('/en/public/newsroom/post-0</loc><lastmod>2025-03-02</lastmod>');
});
