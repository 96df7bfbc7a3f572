import type { Locale } from '../../core/site/locales.ts';
import { getPostPages } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { PostSet } from '../content/posts.ts';

/** How many posts of a language are tried for its offline kit: what fits into its budget is a fifth of it. */
export const MOST_POSTS = 400;

/** The newest of the posts, which are sorted by their dates: as many whole days as hold no more than `most`. */
export function newestDays<Post extends { date: string }>(posts: readonly Post[], most = MOST_POSTS): readonly Post[] {
  const cut = posts[most]?.date;
  return cut === undefined ? posts : posts.filter(({ date }) => date > cut);
}

/** Addresses of posts that are too old for the kit of their language: nobody needs their documents for it. */
export function listBeyondKits(sets: readonly PostSet[]): ReadonlySet<string> {
  const byLocale = new Map<Locale, { date: string; path: string | undefined }[]>();
  for (const { type, locale, posts } of sets) {
    const { detail } = getPostPages(type);
    const dated = posts.map(({ id, date }) => ({ date, path: detail && hrefFor(locale, detail.id, { id }) }));
    byLocale.set(locale, [...(byLocale.get(locale) ?? []), ...dated]);
  }
  const beyond = [...byLocale.values()].flatMap((posts) => {
    const newest = new Set(newestDays(posts.sort((a, b) => b.date.localeCompare(a.date))));
    return posts.flatMap((post) => (post.path && !newest.has(post) ? [post.path] : []));
  });
  return new Set(beyond);
}
