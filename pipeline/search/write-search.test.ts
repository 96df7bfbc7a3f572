import { expect, it } from 'vitest';
import type { PostDocument, SearchDocuments } from '../../core/search/search-documents.ts';
import { keepNewest } from './write-search.ts';

/** Two a day, newest first. */
const posts = Array.from({ length: 60 }, (_, at): PostDocument => {
  const date = `2026-01-${String(30 - Math.floor(at / 2)).padStart(2, '0')}`;
  return { type: 'newsroom', id: `p-${at}`, category: 'press', date, title: `Post ${at}`, text: '' };
});
const whole: SearchDocuments = { locale: 'en', names: {}, pages: [{ href: '/en', title: 'Home', parts: [] }], posts };

it('the worker keeps all pages and whole days of the newest posts', () => {
  expect(keepNewest(whole)).toBe(whole);
  expect(keepNewest(whole, 21)).toEqual({ ...whole, posts: posts.slice(0, 20), since: '2026-01-21' });
});
