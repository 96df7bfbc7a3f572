import type { Locale } from './locales.ts';

/** The namespaces that every page needs: header, footer, messages, titles, and the error pages. They lie in one file, under this name. */
export const SHELL = 'shell';
export const SHELL_NAMESPACES = ['common', 'errors', 'menu', 'messages', 'meta'] as const;

/** The beginning of the address of a file of words, up to the hash of its content. */
function startOf(locale: Locale, name: string): string {
  return `/assets/${name}.${locale}-`;
}

/** The address of the file with the words of a namespace. */
export function wordsUrl(locale: Locale, name: string, hash: string): string {
  return `${startOf(locale, name)}${hash}.js`;
}

/** How the prerenderer names a file of words among what a page was rendered from. */
export function wordsRead(locale: Locale, name: string): string {
  return `words/${locale}/${name}`;
}

/** The file of a namespace among the files of a document; undefined where the document does not name it. */
export function findWordsUrl(files: readonly string[], locale: Locale, name: string): string | undefined {
  return files.find((file) => file.startsWith(startOf(locale, name)));
}
