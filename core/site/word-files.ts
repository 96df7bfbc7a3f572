import type { Locale } from './locales.ts';

/** The namespaces that every page needs: header, footer, messages, titles, and the error pages. They lie in one file, under this name. */
export const SHELL = 'shell';
export const SHELL_NAMESPACES = ['common', 'errors', 'menu', 'messages', 'meta'] as const;

/** Hashes of the files of words of one language, by namespace. */
export type WordList = Readonly<Record<string, string>>;

/**
 * Where the build writes the list of a language. The address is the same while the words have the same keys: a build in which only
 * texts have changed has the scripts of the one before, and an app never gets words that lack a key of its own.
 * @param shape Digest of the keys of all words (pipeline/words/write-words.ts).
 */
export function wordListUrl(shape: string, locale: Locale): string {
  return `/words/${shape}.${locale}.json`;
}

export function isWordListUrl(pathname: string): boolean {
  return /^\/words\/\w+\.\w\w\.json$/.test(pathname);
}

/** What the addresses of all versions of a file of words begin with. */
const startOf = (locale: Locale, name: string) => `/assets/${name}.${locale}-`;

/** The address of the file with the words of a namespace. */
export function wordsUrl(locale: Locale, name: string, hash: string): string {
  return `${startOf(locale, name)}${hash}.js`;
}

/** The file of a namespace among the files of a document; undefined where the document does not name it. */
export function findWordsUrl(files: readonly string[], locale: Locale, name: string): string | undefined {
  const start = startOf(locale, name);
  return files.find((file) => file.startsWith(start));
}
