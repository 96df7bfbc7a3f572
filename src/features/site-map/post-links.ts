import type { PostIndex } from '#core/posts/list-posts.ts';
import type { PostLink } from '#core/posts/post.ts';
import { PAGES, type PostType } from '#core/site/pages.ts';

/** Every post that has a page of its own, by type, newest first. */
export type PostLinks = Partial<Record<PostType, PostLink[]>>;

/** Types whose posts have pages of their own. */
const types = () => PAGES.flatMap(({ posts }) => (posts?.role === 'detail' ? [posts.type] : []));

const toLinks = (posts: readonly PostLink[]) => posts.map(({ id, title, date }) => ({ id, title, date }));

/** From the indexes of the lists, which the server has as files and the service worker keeps. */
export async function collectLinks(readIndex: (type: PostType) => Promise<PostIndex>): Promise<PostLinks> {
  const entries = types().map(async (type) => [type, toLinks((await readIndex(type)).posts)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

export function listYears(links: PostLinks): string[] {
  const years = Object.values(links).flatMap((posts) => posts.map(({ date }) => date.slice(0, 4)));
  return [...new Set(years)].sort().reverse();
}

export function linksOfYear(links: PostLinks, year: string): PostLinks {
  return Object.fromEntries(
    Object.entries(links)
      .map(([type, posts]) => [type, posts.filter(({ date }) => date.startsWith(`${year}-`))] as const)
      .filter(([, posts]) => posts.length > 0),
  );
}
