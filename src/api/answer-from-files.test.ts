import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listPosts, type PostIndex } from '#core/posts/list-posts.ts';
import type { SearchDocuments } from '#core/search/search-documents.ts';
import { answerFromFiles } from './answer-from-files.ts';

const post = (id: string, date: string) => ({ id, date, title: id, category: 'press', summary: '', text: id });
const INDEX = { type: 'newsroom', pageSize: 1, posts: [post('b', '2026-01-02'), post('a', '2025-01-02')] } as unknown as PostIndex;
const SEARCH: SearchDocuments = { locale: 'en', names: {}, pages: [{ href: '/en/services/adc', title: 'ADC', parts: [] }], posts: [] };
const FILES: Readonly<Record<string, unknown>> = {
  '/data/newsroom.en.json': INDEX,
  '/data/newsroom/a.en.json': { id: 'a' },
  '/data/search.en.json': SEARCH,
};

beforeEach(() => {
  const answer = (url: string) => (FILES[url] ? Response.json(FILES[url]) : new Response('<h1>404</h1>', { status: 404 }));
  vi.stubGlobal('fetch', async (url: string) => answer(url));
});
afterEach(() => vi.unstubAllGlobals());

it('a list is what the server would give, with its filters and pages', async () => {
  expect(await answerFromFiles('/posts/newsroom?locale=en&page=2')).toEqual(listPosts(INDEX, { page: 2 }));
  expect(await answerFromFiles('/posts/newsroom?locale=en&year=2025')).toEqual(listPosts(INDEX, { year: '2025' }));
});
it('a post is its file, and none where there is none', async () => {
  expect(await answerFromFiles('/posts/newsroom/a?locale=en')).toEqual({ id: 'a' });
  expect(await answerFromFiles('/posts/newsroom/c?locale=en')).toBeUndefined();
});
it('a search looks through the documents of the language', async () => {
  expect(await answerFromFiles('/search?locale=en&q=adc')).toMatchObject({ total: 1 });
});
