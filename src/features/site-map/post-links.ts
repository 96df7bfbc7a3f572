import type { PostLink } from '#core/posts/post.ts';
import type { Locale } from '#core/site/locales.ts';
import { PAGES, type PostType } from '#core/site/pages.ts';

/** Every post that has a page of its own, by type, newest first. */
export type PostLinks = Partial<Record<PostType, PostLink[]>>;

/** Types whose posts have pages of their own. */
const types = () => PAGES.flatMap(({ posts }) => (posts?.role === 'detail' ? [posts.type] : []));

type IndexOf = (type: PostType) => { posts: readonly PostLink[] } | Promise<{ posts: readonly PostLink[] }>;

const toLinks = (posts: readonly PostLink[]) => posts.map(({ id, title, date }) => ({ id, title, date }));

export function collectLinks(indexOf: (type: PostType) => { posts: readonly PostLink[] }): PostLinks {
  return Object.fromEntries(types().map((type) => [type, toLinks(indexOf(type).posts)]));
}

/** The same from the list indexes on the server, which the worker keeps too. */
export async function fetchLinks(locale: Locale): Promise<PostLinks> {
  const indexOf: IndexOf = async (type) => {
    const response = await fetch(`/data/${type}.${locale}.json`);
    if (!response.ok) throw new Error(`the list of ${type} could not be had: ${response.status}`);
    return response.json() as Promise<{ posts: PostLink[] }>;
  };
  return Object.fromEntries(await Promise.all(types().map(async (type) => [type, toLinks((await indexOf(type)).posts)])));
}

export function yearsOf(links: PostLinks): string[] {
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
