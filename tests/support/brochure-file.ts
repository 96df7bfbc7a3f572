import { readFileSync } from 'node:fs';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import type { Locale } from '../../core/site/locales.ts';
import { SITE } from '../../pipeline/paths.ts';

/** The address of a brochure's PDF in the page's language, as the build lists it. */
export function brochureFile(locale: Locale, id: string): string {
  const { posts } = JSON.parse(readFileSync(`${SITE}/data/brochures.${locale}.json`, 'utf8')) as PostIndex;
  const url = posts.find((post) => post.id === id)?.files?.[0]?.url;
  if (!url) throw new Error(`the build has no brochure ${id}`);
  return url;
}
