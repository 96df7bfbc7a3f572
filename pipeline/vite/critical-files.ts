import { getPostPages, PAGES, type Page, type PageId } from '../../core/site/pages.ts';

/** Pages that work offline before they are visited: those stored ahead of a visit, the posts they list, errors, and what its row names. */
const worksUnvisited = ({ offline, status, posts }: Page) =>
  offline.precacheFiles === true ||
  offline.store !== 'visited' ||
  status !== undefined ||
  (posts?.role === 'detail' && getPostPages(posts.type).list.offline.store === 'prefetched');

/**
 * Says of a built file whether it belongs to the worker's critical set: the shell, and the files of pages that work before they are visited.
 * Modules and messages of the other pages are stored when they are used.
 * @param fileOf Gives the source file of a page's module.
 */
export function criticalFiles(fileOf: (id: PageId) => string): (url: string) => boolean {
  // Error pages are part of the shell.
  const namesOf = (page: Page) =>
    page.status ? page.namespaces : [(/([\w-]+)\.tsx$/.exec(fileOf(page.id)) ?? [])[1] as string, ...page.namespaces];
  const rows = PAGES.filter((page) => !page.redirected);
  const critical = new Set(rows.filter(worksUnvisited).flatMap(namesOf));
  const others = new Set(rows.flatMap(namesOf).filter((name) => !critical.has(name)));
  return (url) => {
    const name = /^assets\/(.+)-[\w-]{8}\.js$/.exec(url)?.[1];
    return name === undefined || !others.has(name);
  };
}
