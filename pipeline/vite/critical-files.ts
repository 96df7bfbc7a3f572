import { PAGES, type Page, type PageId } from '../../core/site/pages.ts';

/** Pages that work offline before they are visited (design 8): what is warmed, what it leads to, errors, and the contact form. */
const isKept = (page: Page) =>
  page.id === 'contact' ||
  page.offline !== 'visited' ||
  page.status !== undefined ||
  (page.posts?.role === 'detail' && listOf(page)?.offline === 'warmed');
const listOf = (page: Page) => PAGES.find(({ posts }) => posts?.type === page.posts?.type && posts?.role === 'list');

/**
 * Says of a built file whether it belongs to the worker's critical set: the shell, and the parts of pages that are kept.
 * Modules and words of the other pages are stored when they are used.
 * @param fileOf Gives the source file of a page's module.
 */
export function criticalFiles(fileOf: (id: PageId) => string): (url: string) => boolean {
  const partsOf = (page: Page) => [(/([\w-]+)\.tsx$/.exec(fileOf(page.id)) ?? [])[1] as string, ...page.namespaces];
  const rows = PAGES.filter((page) => !page.redirected);
  const kept = new Set(rows.filter(isKept).flatMap(partsOf));
  const others = new Set(rows.flatMap(partsOf).filter((name) => !kept.has(name)));
  return (url) => {
    const name = /^assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1];
    return name === undefined || !others.has(name);
  };
}
