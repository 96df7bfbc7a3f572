import { forgetRequests } from '#src/api/request-ahead.ts';
import type { RootState, Store } from '#src/state/store.ts';
import { postsApi } from './posts-api.ts';

/** Asks the API again for every answer in the store. The development server calls for it when a post has been edited. */
export async function refetchPosts(store: Store): Promise<void> {
  forgetRequests();
  const again = { subscribe: false, forceRefetch: true };
  const { getPost, listPosts, listPostRange } = postsApi.endpoints;
  const kept = <Name extends keyof typeof postsApi.endpoints>(name: Name) =>
    postsApi.util.selectCachedArgsForQuery(store.getState() as RootState & { api: never }, name);
  await Promise.all([
    ...kept('getPost').map((args) => store.dispatch(getPost.initiate(args, again))),
    ...kept('listPosts').map((args) => store.dispatch(listPosts.initiate(args, again))),
  ]);
  // They are made of pages of lists.
  await Promise.all(kept('listPostRange').map((args) => store.dispatch(listPostRange.initiate(args, again))));
}
