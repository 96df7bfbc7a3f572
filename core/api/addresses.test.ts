import { expect, it } from 'vitest';
import { postListPath } from './addresses.ts';

it('gives equal queries one address, defaults left out', () => {
  expect(postListPath('newsroom', 'ko', { sort: 'desc', page: 1, q: '' })).toBe('/posts/newsroom?locale=ko');
  expect(postListPath('newsroom', 'ko', { year: '2024', page: 2, category: 'esg', q: 'a&b', sort: 'asc' })).toBe(
    '/posts/newsroom?category=esg&locale=ko&page=2&q=a%26b&sort=asc&year=2024',
  );
});
