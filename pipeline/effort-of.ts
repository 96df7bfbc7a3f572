import { getPostPages } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { BEST, type Effort, QUICK } from './compress.ts';
import type { PostSet } from './content/post-sets.ts';

/** So many of the newest posts of a list are what most readers open. */
const NEWEST = 20;

/**
 * How hard a file is compressed: documents and answers of older posts, of which there may be thousands, quickly, all else as small as
 * can be.
 */
export function createEffortOf(sets: readonly PostSet[]): (url: string) => Effort {
  const older = new Set(
    sets.flatMap(({ type, locale, posts }) => {
      const { detail } = getPostPages(type);
      return posts
        .slice(NEWEST)
        .flatMap(({ id }) => [`/data/${type}/${id}.${locale}.json`, ...(detail ? [`${hrefFor(locale, detail.id, { id })}.html`] : [])]);
    }),
  );
  return (url) => (older.has(url) ? QUICK : BEST);
}
