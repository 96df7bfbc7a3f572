import { expect, it } from 'vitest';
import type { Locale } from '../../core/site/locales.ts';
import type { PostType } from '../../core/site/pages.ts';
import { listBeyondKits, newestDays, OFFLINE_POSTS } from './newest-posts.ts';

const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString().slice(0, 10);
const posts = (count: number, perDay = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: `post-${at}`, date: dayOf(Math.floor(at / perDay)) }));
const set = (type: PostType, locale: Locale, count: number) => ({ type, locale, posts: posts(count) });

it('the newest posts are whole days of them', () => {
  expect(newestDays(posts(10), 10)).toHaveLength(10);
  expect(newestDays(posts(11), 10)).toHaveLength(10);
  // Three a day: the fourth day would have only one of its three.
  expect(newestDays(posts(12, 3), 10)).toHaveLength(9);
});

it('posts beyond the kit are counted by language, all types together; those without a page have no address', () => {
  expect(listBeyondKits([set('newsroom', 'en', OFFLINE_POSTS), set('newsroom', 'ko', OFFLINE_POSTS)])).toEqual(new Set());
  expect([...listBeyondKits([set('newsroom', 'en', OFFLINE_POSTS + 2), set('newsroom', 'ko', 1)])].sort()).toEqual([
    `/en/public/newsroom/post-${OFFLINE_POSTS}`,
    `/en/public/newsroom/post-${OFFLINE_POSTS + 1}`,
  ]);
  const half = OFFLINE_POSTS / 2;
  const [first, ...rest] = listBeyondKits([set('newsroom', 'en', half + 1), set('brochures', 'en', half + 1)]);
  expect([first, rest]).toEqual([`/en/public/newsroom/post-${half}`, []]);
});
