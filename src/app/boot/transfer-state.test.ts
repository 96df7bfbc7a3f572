import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PostList } from '#core/posts/list-posts.ts';
import type { Post, PostItem } from '#core/posts/post.ts';
import { getPage, type PageId } from '#core/site/pages.ts';
import { createStore, type RootState, type Store } from '#src/state/store.ts';

const { postsApi } = await import('#src/features/posts/posts-api.ts');
const { restoreQueries } = await import('./transfer-state.ts');
const { collectQueries } = await import('../prerender/collect-queries.ts');
const { listPosts, getPost } = postsApi.endpoints;

const fetched = vi.fn(async () => Response.json({}, { status: 500 }));
vi.stubGlobal('fetch', fetched);
beforeEach(() => void fetched.mockClear());
afterEach(() => {
  document.body.innerHTML = '';
});

const POST = {
  id: 'x-1',
  type: 'newsroom',
  title: '착공',
  pc_content: '<p>wide</p>',
  mobile_content: '<p>narrow</p>',
  pc_content_text: 'wide',
  mobile_content_text: 'narrow',
} as Post;
const LIST = { items: [{ id: 'x-1' }, { id: 'x-2' }], total: 2, page: 1, pageCount: 1, categories: [], years: [] } as unknown as PostList;
const listArgs = { type: 'newsroom', locale: 'ko', query: {} } as const;
const postArgs = { type: 'newsroom', locale: 'ko', id: 'x-1' } as const;

/** What the prerenderer's store holds after a page's queries, as it comes out of the document. */
async function transfer(id: PageId, run: (store: Store) => Promise<unknown>, list = LIST) {
  const store = createStore({ localApi: (path) => (path.includes('/x-1') ? POST : list) });
  await run(store);
  return JSON.parse(JSON.stringify(collectQueries(store, getPage(id)))) as ReturnType<typeof collectQueries>;
}

it('gives a list to the browser’s hooks, which ask for nothing then', async () => {
  const { queries } = await transfer('newsroom', (store) => store.dispatch(listPosts.initiate(listArgs)));
  const store = createStore();
  if (queries) await restoreQueries(store, queries);
  expect(listPosts.select(listArgs)(store.getState() as Required<RootState>).data).toEqual(LIST);
  const list = await store.dispatch(listPosts.initiate(listArgs));
  expect([list.data, fetched.mock.calls.length]).toEqual([LIST, 0]);
});

it('gives a list of films with the transcripts that stand in the document, and leaves them out of its state', async () => {
  const variant = { uuid: 'u', name: 'n', width: 1600, height: 900, widths: [480], focal: [50, 50] } as const;
  const film: PostItem = { id: 'f-1', category: 'campus', date: '2026-01-01', title: 't', summary: 's' };
  const image = { ...variant, alt: { ko: '설명' } };
  const films: PostList = {
    ...LIST,
    items: [
      { ...film, image, transcript: ['one', 'two & three'] },
      { ...film, id: 'f-2', image },
    ],
  };
  const args = { type: 'videos', locale: 'ko', query: {} } as const;
  const { queries } = await transfer('videos', (store) => store.dispatch(listPosts.initiate(args)), films);
  expect(JSON.stringify(queries)).not.toMatch(/one|three/);
  document.body.innerHTML =
    '<p>none</p><ul><li id="f-1"><p>none</p><details><summary>s</summary><div><p>one</p><p>two &amp; three</p></div></details></li></ul>';
  const store = createStore();
  if (queries) await restoreQueries(store, queries);
  const { data } = listPosts.select(args)(store.getState() as Required<RootState>);
  expect(data?.items.map(({ transcript }) => transcript)).toEqual([['one', 'two & three'], undefined]);
});

it('gives a post with the bodies that stand in the document, and leaves them out of its state', async () => {
  const { queries } = await transfer('newsroomPost', (store) => store.dispatch(getPost.initiate(postArgs)));
  expect(JSON.stringify(queries)).not.toMatch(/wide|narrow/);
  document.body.innerHTML = '<div data-post-body="pc"><p>wide</p></div><div data-post-body="mobile"><p>narrow</p></div>';
  const store = createStore();
  if (queries) await restoreQueries(store, queries);
  const { data } = getPost.select(postArgs)(store.getState() as Required<RootState>);
  expect(data).toMatchObject({ title: '착공', pc_content: '<p>wide</p>', mobile_content: '<p>narrow</p>' });
});

it('takes the one body for both widths where the document has one', async () => {
  const { queries } = await transfer('newsroomPost', (store) => store.dispatch(getPost.initiate(postArgs)));
  document.body.innerHTML = '<div data-post-body="pc"><p>all</p></div>';
  const store = createStore();
  if (queries) await restoreQueries(store, queries);
  expect(getPost.select(postArgs)(store.getState() as Required<RootState>).data).toMatchObject({
    pc_content: '<p>all</p>',
    mobile_content: '<p>all</p>',
  });
});

it('asks anew for a post whose body somebody else has changed in the document, and starts no app where that does not come', async () => {
  const { queries } = await transfer('newsroomPost', (store) => store.dispatch(getPost.initiate(postArgs)));
  document.body.innerHTML = '<div data-post-body="pc"><p><font>breit</font></p></div>';
  if (!queries) throw new Error('the post is not in the state');
  await expect(restoreQueries(createStore(), queries)).rejects.toMatchObject({ status: 500 });
  fetched.mockResolvedValueOnce(Response.json(POST));
  const store = createStore();
  await restoreQueries(store, queries);
  expect(getPost.select(postArgs)(store.getState() as Required<RootState>).data).toMatchObject({ pc_content: '<p>wide</p>' });
});

it('transfers nothing that a loader has given to its page: a list outside a list page', async () => {
  expect(await transfer('home', (store) => store.dispatch(listPosts.initiate(listArgs)))).toEqual({});
});
