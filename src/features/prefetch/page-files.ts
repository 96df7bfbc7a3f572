import { PAGE_FILES_URL, type PageFiles } from '#core/build/page-files.ts';
import { resolveRoute } from '#core/site/guard.ts';
import { getPage } from '#core/site/pages.ts';
import { wordsUrl } from '#core/site/word-files.ts';
import { readWordList } from '#src/i18n/read-word-list.ts';

let list: Promise<PageFiles> | undefined;

/** The scripts and words that a page needs beyond the shell. The list of all pages is loaded at the first call, and again after a failure. */
export async function listPageFiles(path: string, signal: AbortSignal): Promise<readonly string[]> {
  list ??= loadList(signal).catch((error) => {
    list = undefined;
    throw error;
  });
  const match = resolveRoute(path);
  if (match.kind !== 'page') return [];
  const { locale, page } = match;
  const [scripts, words] = await Promise.all([list, readWordList(locale, 'low')]);
  const wordsOf = (name: string) => (words[name] === undefined ? [] : [wordsUrl(locale, name, words[name])]);
  return [...(scripts[page] ?? []), ...getPage(page).namespaces.flatMap(wordsOf)];
}

async function loadList(signal: AbortSignal): Promise<PageFiles> {
  const response = await fetch(PAGE_FILES_URL, { headers: { accept: 'application/json' }, priority: 'low', signal });
  if (!response.ok) throw new Error(`${PAGE_FILES_URL} was answered with ${response.status}`);
  return response.json() as Promise<PageFiles>;
}
