import type { PostList } from '#core/posts/list-posts.ts';
import type { Post } from '#core/posts/post.ts';
import { findForbiddenTag } from '#core/posts/post-markup.ts';
import { type ListArgs, type PostArgs, postsApi } from '#src/features/posts/posts-api.ts';
import type { Store } from '#src/state/store.ts';

export interface TransferredQueries {
  lists: readonly { args: ListArgs; answer: PostList }[];
  posts: readonly { args: PostArgs; answer: Post }[];
}

/**
 * Puts what the document was rendered with where the hooks look for it, before the first render. A body that somebody else has changed,
 * a translation for example, is asked for anew: no page shows markup that the site has not written.
 */
export async function restoreQueries(store: Store, { lists, posts }: TransferredQueries): Promise<void> {
  const isChanged = Object.values(readPostBodies()).some(findForbiddenTag);
  store.dispatch(
    postsApi.util.upsertQueryEntries([
      ...lists.map(({ args, answer }) => ({ endpointName: 'listPosts' as const, arg: args, value: withTranscripts(answer) })),
      ...(isChanged ? [] : posts).map(({ args, answer }) => ({ endpointName: 'getPost' as const, arg: args, value: withBodies(answer) })),
    ]),
  );
  if (!isChanged) return;
  await Promise.all(posts.map(({ args }) => store.dispatch(postsApi.endpoints.getPost.initiate(args, { subscribe: false })).unwrap()));
}

/** What is said in films stands in the document, once, and not again in its state. */
function withTranscripts(list: PostList): PostList {
  return { ...list, items: list.items.map((item) => (item.transcript ? { ...item, transcript: readTranscript(item.id) } : item)) };
}

function withBodies(post: Post): Post {
  const { pc, mobile } = readPostBodies();
  return { ...post, pc_content: pc, mobile_content: mobile };
}

function readTranscript(id: string): string[] {
  const paragraphs = document.getElementById(id)?.querySelectorAll('details p') ?? [];
  return Array.from(paragraphs, ({ textContent }) => textContent ?? '');
}

function readPostBodies(): Record<'pc' | 'mobile', string> {
  const html = (variant: string) => document.querySelector(`[data-post-body="${variant}"]`)?.innerHTML;
  const pc = html('pc') ?? '';
  return { pc, mobile: html('mobile') ?? pc };
}
