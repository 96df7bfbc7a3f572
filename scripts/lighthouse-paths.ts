import { existsSync, readFileSync } from 'node:fs';
import type { PostIndex } from '../core/posts/list-posts.ts';
import { LOCALES } from '../core/site/locales.ts';
import { PAGES, type Page, type PageId, pageOf } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { SITE } from '../pipeline/paths.ts';

/** One page of each kind, for every test run (design 10). */
export const CORE_PAGES: readonly PageId[] = ['home', 'company', 'newsroom', 'newsroomPost'];

/** Rows whose document can be measured: error pages answer with 404, and the offline page is never asked for by its address. */
export function typesOfPages(): Page[] {
  return PAGES.filter((page) => !page.redirected && !page.status && page.offline !== 'precached');
}

/** The addresses that Lighthouse visits, from the page table; a type of posts is seen by its oldest, which new ones do not displace. */
export function lighthousePaths(which: 'core' | 'all'): string[] {
  const pages = which === 'all' ? typesOfPages() : CORE_PAGES.map(pageOf);
  return pages.flatMap((page) => {
    const id = page.path.includes(':id') ? oldestPost(page) : undefined;
    if (page.path.includes(':id') && !id) return [];
    return LOCALES.map((locale) => hrefFor(locale, page.id, id ? { id } : {}));
  });
}

function oldestPost({ posts }: Page): string | undefined {
  const path = `${SITE}/data/${posts?.type}.en.json`;
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as PostIndex).posts.at(-1)?.id;
}
