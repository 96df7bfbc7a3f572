import { resolveRoute } from '#core/site/guard.ts';
import { getPage } from '#core/site/pages.ts';
import { readPageFiles } from '#src/i18n/read-page-files.ts';

/** The files that a page needs beyond the shell. */
export async function listPageFiles(path: string): Promise<readonly string[]> {
  const match = resolveRoute(path);
  if (match.kind !== 'page') return [];
  const { pages, words } = await readPageFiles(match.locale, 'low');
  return [...(pages[match.page] ?? []), ...getPage(match.page).namespaces.flatMap((name) => words[name] ?? [])];
}
