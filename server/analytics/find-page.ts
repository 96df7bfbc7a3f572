import { resolveRoute } from '../../core/site/guard.ts';
import type { Locale } from '../../core/site/locales.ts';
import { getPage } from '../../core/site/pages.ts';
import type { FileStore } from '../files/file-store.ts';

const NOT_FOUND = 'errors/404';

/**
 * The page of a path, without its locale: `services/adc`, or `home`. What does not exist counts as one page, `errors/404`, so that nobody
 * fills a table with addresses.
 */
export async function findPage(path: string, locale: Locale, files: FileStore): Promise<string> {
  const match = resolveRoute(path);
  if (match.kind !== 'page' || match.status !== 200 || match.locale !== locale) return NOT_FOUND;
  if (!(await files.find(`${path.slice(1)}.html`))) return NOT_FOUND;
  return path.slice(locale.length + 2) || 'home';
}

/** The page of a path with all posts of a type as one, `public/newsroom/:id`: for figures that one post has too few of. */
export function findPageType(path: string): string {
  const match = resolveRoute(path);
  if (match.kind !== 'page' || match.status !== 200) return NOT_FOUND;
  return getPage(match.page).path || 'home';
}
