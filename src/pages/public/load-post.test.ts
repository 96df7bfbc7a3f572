import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage, type PageId } from '#core/site/pages.ts';
import { NotFoundError } from '#src/pages/page-module.ts';
import { createStore, type RootState } from '#src/state/store.ts';

vi.mock('site:inputs', () => ({ default: { apiBase: 'https://api.test' } }));
const { loadPost } = await import('./load-post.ts');
const { postsApi } = await import('#src/features/posts/posts-api.ts');

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const store = createStore();
const load = async (id: string, page: PageId = 'noticePost') =>
  loadPost({ store, locale: 'ko', page: getPage(page), params: { id }, search: new URLSearchParams(), readIndex: vi.fn() });

beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

describe('loadPost', () => {
  it('gets the post into the store and says what the head needs', async () => {
    const post = { id: 'known', type: 'notice', title: '공고', summary: '요약' };
    fetched.mockImplementation(async () => Response.json(post));
    expect(await load('known')).toEqual({ meta: { title: '공고', description: '요약' } });
    expect(fetched.mock.calls[0]?.[0].url).toBe('https://api.test/api/v1/posts/notice/known?locale=ko');
    const args = { type: 'notice', locale: 'ko', id: 'known' } as const;
    expect(postsApi.endpoints.getPost.select(args)(store.getState() as Required<RootState>).data).toEqual(post);
  });
  it('throws NotFoundError for an unknown post', async () => {
    fetched.mockImplementation(async () => Response.json({}, { status: 404 }));
    await expect(load('unknown')).rejects.toBeInstanceOf(NotFoundError);
  });
  it.each([
    ['the server fails', 'failing', { status: 503, data: {} }, async () => Response.json({}, { status: 503 })],
    [
      'the network fails',
      'away',
      { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' },
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
  ])('throws what the query gave when %s', async (_name, id, error, answer) => {
    fetched.mockImplementation(answer);
    await expect(load(id)).rejects.toEqual(error);
  });
  it('is for pages of posts only', async () => {
    await expect(load('x', 'company')).rejects.toThrow("the row of 'company'");
  });
});
