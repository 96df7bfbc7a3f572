import type { PostList } from '#core/posts/list-posts.ts';
import type { Post } from '#core/posts/post.ts';
import type { Page } from '#core/site/pages.ts';
import type { ListArgs, PostArgs } from '#src/features/posts/posts-api.ts';
import type { Store } from '#src/state/store.ts';
import type { TransferredQueries } from '../boot/transfer-state.ts';

type QueryEntry = { endpointName?: string; originalArgs?: unknown; data?: unknown };

/**
 * The queries that a page's components read through hooks, for the document's state. What a loader has given to its page stands in
 * the loader's data already, and a post's texts stand in the markup.
 */
export function collectQueries(store: Store, { posts: shown }: Page): { queries?: TransferredQueries } {
  const entries = Object.values<QueryEntry | undefined>(store.getState().api?.queries ?? {}).filter((entry) => entry !== undefined);
  const lists = entries
    .filter(({ endpointName }) => endpointName === 'listPosts' && shown?.role === 'list')
    .map(({ originalArgs, data }) => ({ args: originalArgs as ListArgs, answer: withoutTranscripts(data as PostList) }));
  const posts = entries
    .filter(({ endpointName }) => endpointName === 'getPost')
    .map(({ originalArgs, data }) => ({ args: originalArgs as PostArgs, answer: withoutBodies(data as Post) }));
  return lists.length + posts.length > 0 ? { queries: { lists, posts } } : {};
}

/** Transcripts stand in the markup. Posters of films are decorative: the list shows no alternative text of theirs. */
function withoutTranscripts(list: PostList): PostList {
  return {
    ...list,
    items: list.items.map(({ transcript, ...item }) => {
      if (!transcript) return item;
      return { ...item, ...(item.image && { image: { ...item.image, alt: {} } }), transcript: [] };
    }),
  };
}

/** The pictures of the bodies go with them. */
function withoutBodies({ images: _, ...post }: Post): Post {
  return { ...post, pc_content: '', mobile_content: '', pc_content_text: '', mobile_content_text: '' };
}
