import { readWords } from 'site:words';
import type { Locale } from '#core/site/locales.ts';
import { findWordsUrl, SHELL, wordsUrl } from '#core/site/word-files.ts';
import { MissingFileError } from '#src/shared/dom/reload-guard.ts';
import { readWordList } from './read-word-list.ts';

/** Namespaces by name. */
export type Words = Record<string, object>;

/** The namespaces that every page needs, and the names of the family sites. */
export async function loadShellWords(locale: Locale): Promise<Words> {
  return (await loadWords(locale, SHELL)) as Words;
}

/** Namespaces of a page or a feature in one locale. Rejects for a namespace that has no file, or whose file does not come. */
export async function loadPageWords(locale: Locale, namespaces: readonly string[]): Promise<Words> {
  const entries = namespaces.map(async (name) => [name, await loadWords(locale, name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** A document names the files that it was rendered from: hydration takes those, whatever a later build has in their place. */
async function loadWords(locale: Locale, name: string): Promise<object> {
  if (readWords) return readWords(locale, name);
  const files = document.getElementById('boot')?.dataset.preload?.split(' ') ?? [];
  const url = findWordsUrl(files, locale, name) ?? (await findListed(locale, name));
  return ((await import(/* @vite-ignore */ url)) as { default: object }).default;
}

async function findListed(locale: Locale, name: string): Promise<string> {
  const hash = (await readWordList(locale))[name];
  if (!hash) throw new MissingFileError(`the build has no words named '${name}' in '${locale}'`);
  return wordsUrl(locale, name, hash);
}
