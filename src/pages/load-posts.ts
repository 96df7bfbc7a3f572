import { type ListQuery, readListQuery } from '#core/posts/list-posts.ts';
import type { PostItem } from '#core/posts/post.ts';
import type { PostType } from '#core/site/pages.ts';
import { listEarlierPages, postsApi } from '#src/features/posts/posts-api.ts';
import type { Store } from '#src/state/store.ts';
import { NotFoundError, type PageContext } from './page-module.ts';

/** The data of a list's page: what its address asks for. */
export interface ListData {
  query: ListQuery;
}

/** A post as such a page shows it: without its summary, and with its picture on home alone. */
export type Teaser = Omit<PostItem, 'summary'>;

/** The data of a page that leads to others and shows their newest posts. */
export interface TeaserData {
  newest: Readonly<Partial<Record<PostType, readonly Teaser[]>>>;
}

export interface PostsRequest {
  /** What the API answers. An error is no rejection. */
  answers: Promise<{ error?: unknown }>[];
  /** The data of the page once it can be shown. Rejects with `NotFoundError` for a post that is not there, otherwise with the API's error. */
  pageData: () => Promise<ListData | TeaserData | { meta: { title: string; description: string } }>;
}

/** Asks the API for what a page's row says it shows, at its address; undefined for a page without posts. What the store has is not asked for again. */
export function requestPosts(store: Store, context: PageContext, search: URLSearchParams): PostsRequest | undefined {
  const { posts, teasers } = context.page;
  if (teasers) return requestTeasers(store, context, teasers);
  if (posts?.role === 'list') return requestList(store, context, posts.type, search);
  return posts && context.params.id ? requestPost(store, context, posts.type, context.params.id) : undefined;
}

const requestPage = (store: Store, args: Parameters<typeof postsApi.endpoints.listPosts.initiate>[0]) =>
  store.dispatch(postsApi.endpoints.listPosts.initiate(args, { subscribe: false }));

/**
 * Filters, sort and page of the address are read here and nowhere else. The page does not wait for the answer: it shows the list's own
 * loader until the posts are there. Only the prerenderer waits.
 */
function requestList(store: Store, { locale }: PageContext, type: PostType, search: URLSearchParams): PostsRequest {
  const { query } = readListQuery(type, search);
  const page = requestPage(store, { type, locale, query });
  const earlier = listEarlierPages({ type, locale, query }, store.getState().viewport.isMobile);
  return {
    answers: [page, ...earlier.map((args) => requestPage(store, args))],
    pageData: async () => {
      if (import.meta.env.SSR) await page.unwrap();
      return { query };
    },
  };
}

function requestPost(store: Store, { locale }: PageContext, type: PostType, id: string): PostsRequest {
  const post = store.dispatch(postsApi.endpoints.getPost.initiate({ type, locale, id }, { subscribe: false }));
  return {
    answers: [post],
    pageData: async () => {
      const { data, error } = await post;
      if (data) return { meta: { title: data.title, description: data.summary } };
      if ((error as { status?: unknown } | undefined)?.status === 404) throw new NotFoundError(`no post '${id}' of type ${type}`);
      throw error ?? new Error('the answer holds no post');
    },
  };
}

/** Their document holds the posts, as short as they are shown, and needs no API. */
function requestTeasers(
  store: Store,
  { locale, page: { id } }: PageContext,
  teasers: NonNullable<PageContext['page']['teasers']>,
): PostsRequest {
  const lists = Object.entries(teasers).map(([type, count]) => ({
    type: type as PostType,
    count,
    page: requestPage(store, { type: type as PostType, locale, query: {} }),
  }));
  return {
    answers: lists.map(({ page }) => page),
    pageData: async () => {
      const entries = lists.map(async ({ type, count, page }) => {
        const { items } = await page.unwrap();
        return [type, items.slice(0, count).map(({ image, summary: _, ...item }) => (id === 'home' ? { ...item, image } : item))] as const;
      });
      return { newest: Object.fromEntries(await Promise.all(entries)) };
    },
  };
}
