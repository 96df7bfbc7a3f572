import type { Locale } from '../../core/site/locales.ts';
import { getPostPages, type PostType } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';

/** How many posts of a language are tried for its offline kit: what fits into its budget is a fifth of it. */
export const MOST_POSTS = 400;

/** The newest of the posts, which are sorted by their dates: as many whole days as hold no more than `most`. */
export function newestDays<Post extends { date: string }>(posts: readonly Post[], most = MOST_POSTS): readonly Post[] {
  const cut = posts[most]?.date;
  return cut === undefined ? posts : posts.filter(({ date }) => date > cut);
}

/** The posts of one type and locale. */
interface DatedPosts {
  type: PostType;
  locale: Locale;
  posts: readonly { id: string; date: string }[];
}

/** Addresses of posts that are too old for the kit of their language: nobody needs their documents for it. */
export function listBeyondKits(sets: readonly DatedPosts[]): ReadonlySet<string> {
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
