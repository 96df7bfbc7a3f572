import { expect, it } from 'vitest';
import type { Post } from '../core/posts/post.ts';
import type { PostSet } from './content/post-sets.ts';
import { createEffortOf } from './effort-of.ts';

const set = (type: PostSet['type'], count: number): PostSet => ({
  type,
  locale: 'ko',
  posts: Array.from({ length: count }, (_, at) => ({ id: `post-${at}` }) as Post),
  index: { type, pageSize: 6, posts: [] },
});

it('compresses the newest posts and all else as small as can be, older posts quickly', () => {
  const effortOf = createEffortOf([set('newsroom', 22), set('brochures', 21)]);
  const ofPost = (at: number) => [`/ko/public/newsroom/post-${at}.html`, `/data/newsroom/post-${at}.ko.json`].map(effortOf);
  expect(ofPost(19)).toEqual([11, 11]);
  expect(ofPost(20)).toEqual([6, 6]);
  expect(['/ko.html', '/en/public/newsroom/post-21.html', '/data/newsroom.ko.json'].map(effortOf)).toEqual([11, 11, 11]);
  expect(effortOf('/data/brochures/post-20.ko.json'), 'a type without pages of its own').toBe(6);
});
