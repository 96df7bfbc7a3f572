import type { PostPdf } from '../../core/posts/post.ts';
import type { Locale } from '../../core/site/locales.ts';
import type { PostSet } from './posts.ts';

/** A PDF as the build measured it. */
export interface MeasuredFile extends PostPdf {
  id: string;
}

/**
 * Brochure posts without a PDF, or with two of one address, each with its folder and a hint.
 * @param printed Ids of the brochures of src/brochures.
 * @param named Ids of the posts that name a PDF of their own.
 */
export function brochureErrors(posts: readonly string[], printed: readonly string[], named: readonly string[]): string[] {
  const known = [...new Set(printed)].join(', ');
  return [...new Set(posts)].flatMap((id) => {
    const place = `content/posts/brochures/${id}`;
    if (named.includes(id))
      return printed.includes(id)
        ? [`${place}: 'pdf' names a file, and the brochure of this id is printed from src/brochures; give the folder another name`]
        : [];
    return printed.includes(id)
      ? []
      : [
          `${place}: there is no PDF; put one into the folder and name it in the front matter, \`pdf: FILE.pdf\`, or name the folder as one that 'npm run brochures' prints: ${known}`,
        ];
  });
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
    [],
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
