import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListQuery } from '#core/posts/list-posts.ts';
import { createStore, type Store } from '#src/state/store.ts';
import { mount, within } from '#tests/support/mount.tsx';

const { useListOnShow } = await import('./post-list.tsx');

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const addresses = () => fetched.mock.calls.map(([{ url }]) => url.replace('https://api.test/api/v1/posts', '')).toSorted();
const pageOf = ({ url }: Request) => Number(new URL(url).searchParams.get('page') ?? 1);
/** Three pages of two posts each; an answer names its page. */
function answerList(request: Request): Response {
  const page = pageOf(request);
  return Response.json({ items: [{ id: `${page}a` }, { id: `${page}b` }], total: 6, page, pageCount: 3, categories: [], years: [] });
}

let store: Store;
let root: Root;
let shown: ReturnType<typeof useListOnShow>;

function List({ query, isMobile }: { query: ListQuery; isMobile: boolean }) {
  shown = useListOnShow({ type: 'newsroom', locale: 'en', query }, isMobile);
  return null;
}
async function show(query: ListQuery, isMobile = true): Promise<void> {
  act(() => root.render(within(<List query={query} isMobile={isMobile} />, { store })));
  await act(() => vi.advanceTimersByTimeAsync(1000));
}
const ids = () => shown.list?.items.map(({ id }) => id);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async (request) => answerList(request)),
  );
  store = createStore();
  root = await mount(null);
});
afterEach(() => void vi.useRealTimers());

it('joins the items of the pages on show in their order, with the numbers of the last one', async () => {
  // The answers come in the opposite order.
  fetched.mockImplementation(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 400 - 100 * pageOf(request)));
    return answerList(request);
  });
  await show({ category: 'esg', page: 3 });
  expect(ids()).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
  expect(shown).toMatchObject({ list: { page: 3, pageCount: 3, total: 6 }, isError: false, isFetching: false });
  const address = '/newsroom?category=esg&locale=en';
  expect(addresses()).toEqual([address, `${address}&page=2`, `${address}&page=3`]);
});

it('asks only for the pages that are not in the store, and keeps those on show beyond the time of unused ones', async () => {
  await show({ page: 2 });
  await act(() => vi.advanceTimersByTimeAsync(400_000));
  fetched.mockClear();
  await show({ page: 3 });
  expect(ids()).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
  expect(addresses()).toEqual(['/newsroom?locale=en&page=3']);
});

it.each([
  [{}, true, ['1a', '1b']],
  [{ page: 2 }, false, ['2a', '2b']],
])('gives one page for %j, on a phone: %s', async (query, isMobile, expected) => {
  await show(query, isMobile);
  expect(ids()).toEqual(expected);
  expect(fetched).toHaveBeenCalledOnce();
});

it('has no items where one of the pages fails, and asks again only for that one', async () => {
  fetched.mockImplementation(async (request) => (pageOf(request) === 2 ? Response.json({}, { status: 503 }) : answerList(request)));
  await show({ page: 3 });
  expect([shown.isError, ids()]).toEqual([true, undefined]);
  fetched.mockReset().mockImplementation(async (request) => answerList(request));
  await act(async () => {
    shown.retry();
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(addresses()).toEqual(['/newsroom?locale=en&page=2']);
  expect([shown.isError, ids()]).toEqual([false, ['1a', '1b', '2a', '2b', '3a', '3b']]);
});
