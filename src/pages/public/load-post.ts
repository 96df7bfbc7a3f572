import { postsApi } from '#src/features/posts/posts-api.ts';
import { NotFoundError, type PageLoader } from '#src/pages/page-module.ts';

interface Data {
  /** What the head says of the page. */
  meta: { title: string; description: string };
}

/** Gets a post into the store. An unknown one is the 404 page. */
export const loadPost: PageLoader<Data> = async ({ store, page, locale, params }) => {
  const { type } = page.posts ?? {};
  if (!type || !params.id) throw new Error(`the row of '${page.id}' names no posts`);
  const { data, error } = await store.dispatch(postsApi.endpoints.getPost.initiate({ type, locale, id: params.id }, { subscribe: false }));
  if (data) return { meta: { title: data.title, description: data.summary } };
  if ((error as { status?: unknown } | undefined)?.status === 404) throw new NotFoundError(`no post '${params.id}' of type ${type}`);
  throw error ?? new Error('the answer holds no post');
};
