import type { PostPdf } from '../../core/posts/post.ts';
import type { Locale } from '../../core/site/locales.ts';
import type { PostSet } from './posts.ts';

/** A PDF as the build measured it. */
export interface MeasuredFile extends PostPdf {
  id: string;
}

/**
 * Gives every brochure post and its list item the PDFs of its id, the page's own language first. Throws once with every
 * post that has none, naming its folder and the cure.
 */
export function addBrochureFiles(sets: readonly PostSet[], files: readonly MeasuredFile[]): PostSet[] {
  const faults = new Set<string>();
  const known = [...new Set(files.map(({ id }) => id))].join(', ');
  const filesOf = (id: string, locale: Locale): PostPdf[] => {
    const own = files
      .filter((file) => file.id === id)
      .map(({ locale: language, url, bytes, pages }) => ({ locale: language, url, bytes, pages }));
    if (own.length === 0)
      faults.add(
        `content/posts/brochures/${id}: there is no PDF of this id; describe the brochure in pipeline/brochures/list.ts, or name the folder as one of ${known}`,
      );
    return own.sort((a, b) => Number(b.locale === locale) - Number(a.locale === locale));
  };
  const joined = sets.map((set): PostSet => {
    if (set.type !== 'brochures') return set;
    const join = <T extends { id: string }>(item: T): T => ({ ...item, files: filesOf(item.id, set.locale) });
    return { ...set, posts: set.posts.map(join), index: { ...set.index, posts: set.index.posts.map(join) } };
  });
  if (faults.size > 0) throw new Error(`${faults.size} fault(s) in the content:\n  ${[...faults].join('\n  ')}`);
  return joined;
}
