import type { Locale } from '../../core/site/locales.ts';
import { getPostPages, type PostType } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';

/** So many posts of a language can be read offline unvisited: kits stay within 160 KiB of brotli (pages 100, a post 0.6). */
export const OFFLINE_POSTS = 80;

/** The newest of the posts, which are sorted by their dates: as many whole days as hold no more than `most`, so that a day says what is there. */
export function newestDays<Post extends { date: string }>(posts: readonly Post[], most = OFFLINE_POSTS): readonly Post[] {
  const cut = posts[most]?.date;
  return cut === undefined ? posts : posts.filter(({ date }) => date > cut);
}

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
