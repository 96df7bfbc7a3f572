import { existsSync, readFileSync } from 'node:fs';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { getPage, PAGES, type Page, type PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { SITE } from '../../pipeline/paths.ts';

/** One page of each kind, in the language that weighs more, for every `npm test`. */
const SMOKE_PAGES: readonly PageId[] = ['home', 'company', 'newsroomPost'];

/** `rest`: all page types but those of `npm test`, in the language that weighs more. */
export type PathSelection = 'all' | 'smoke' | 'rest';

/** Rows whose document can be measured: error pages answer with 404, and the offline page is never asked for by its address. */
export function typesOfPages(): Page[] {
  return PAGES.filter((page) => !page.redirected && !page.status && page.offline.store !== 'precached');
}

/** The addresses that Lighthouse visits, from the page table; a type of posts is seen by its oldest, which new ones do not displace. */
export function lighthousePaths(selection: PathSelection): string[] {
  const smoke = SMOKE_PAGES.flatMap((id) => pathOf('ko', getPage(id)));
  if (selection === 'smoke') return smoke;
  const types = typesOfPages();
  if (selection === 'all') return types.flatMap((page) => LOCALES.flatMap((locale) => pathOf(locale, page)));
  return types.flatMap((page) => pathOf('ko', page)).filter((path) => !smoke.includes(path));
}

/** The address of the row that stands for its type, in a list; none where there is no post of the type. */
export function pathOf(locale: 'en' | 'ko', page: Page): string[] {
  if (!page.path.includes(':id')) return [hrefFor(locale, page.id)];
  const id = oldestPost(page);
  return id ? [hrefFor(locale, page.id, { id })] : [];
}

function oldestPost({ posts }: Page): string | undefined {
  const path = `${SITE}/data/${posts?.type}.en.json`;
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as PostIndex).posts.at(-1)?.id;
}
