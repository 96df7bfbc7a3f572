import { expect, it } from 'vitest';
import { findRelatedPosts } from './related-posts.ts';

const post = (id: string, category: string, text: string) => ({ id, category, text });
const POSTS = [
  post('a', 'press', 'the isolator of the conjugation suite'),
  post('b', 'press', 'the lawn'),
  post('c', 'people', 'the operators of the conjugation suite'),
  post('d', 'esg', 'the water of the campus'),
  post('e', 'people', 'the academy'),
  post('f', 'press', 'the river'),
  post('g', 'esg', 'the bees'),
  post('h', 'campus', 'the tower'),
  post('i', 'esg', 'a cooling loop for water'),
];
const idsOf = (most = 3) =>
  Object.fromEntries(findRelatedPosts(POSTS, most).map((found, at) => [POSTS[at]?.id, found.map(({ id }) => id)]));

it('what shares rare words or the category is there, newest first; what shares neither is not', () => {
  expect(idsOf()).toMatchObject({ a: ['c', 'f'], d: ['g', 'i'], e: ['c'], h: [] });
});
it('the posts beside it are left out', () => {
  expect(idsOf().b).toEqual(['f']);
  expect(idsOf().i).toEqual(['d', 'g']);
});
it('there are no more than asked for', () => {
  expect(idsOf(1)).toMatchObject({ a: ['c'], d: ['i'] });
});
