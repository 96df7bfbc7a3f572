import type { PostPdf } from '../../core/posts/post.ts';
import type { Locale } from '../../core/site/locales.ts';
import type { PostSet } from './posts.ts';

/** A PDF as the build measured it. */
export interface MeasuredFile extends PostPdf {
  id: string;
}

/** Brochure posts for which no PDF is made, each with its folder and a hint. */
export function brochureErrors(posts: readonly string[], made: readonly string[]): string[] {
  const known = [...new Set(made)].join(', ');
  return [...new Set(posts)]
    .filter((id) => !made.includes(id))
    .map(
      (id) =>
        `content/posts/brochures/${id}: there is no PDF of this id; describe the brochure in src/brochures/list.ts and run 'npm run brochures', or name the folder as one of ${known}`,
    );
}

/**
 * Gives every brochure post and its list item the PDFs of its id, the page's own language first. Throws once with every
 * post that has none.
 */
export function addBrochureFiles(sets: readonly PostSet[], files: readonly MeasuredFile[]): PostSet[] {
  const posts = sets.filter(({ type }) => type === 'brochures').flatMap((set) => set.posts.map(({ id }) => id));
  const errors = brochureErrors(
    posts,
    files.map(({ id }) => id),
  );
  if (errors.length > 0) throw new Error(`${errors.length} error(s) in the content:\n  ${errors.join('\n  ')}`);
  const filesOf = (id: string, locale: Locale): PostPdf[] =>
    files
      .filter((file) => file.id === id)
      .map(({ locale: language, url, bytes, pages }) => ({ locale: language, url, bytes, pages }))
      .sort((a, b) => Number(b.locale === locale) - Number(a.locale === locale));
  return sets.map((set): PostSet => {
    if (set.type !== 'brochures') return set;
    const join = <T extends { id: string }>(item: T): T => ({ ...item, files: filesOf(item.id, set.locale) });
    return { ...set, posts: set.posts.map(join), index: { ...set.index, posts: set.index.posts.map(join) } };
  });
}
