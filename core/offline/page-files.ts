import type { Locale } from '../site/locales.ts';
import type { PageId } from '../site/pages.ts';

/** Which files the pages of one language consist of, beyond the shell: the app asks for it once, then loads the files of a page at once. */
export interface PageFiles {
  /** Addresses of the scripts of each page. */
  pages: Partial<Record<PageId, readonly string[]>>;
  /** Address of the file of each namespace (core/site/word-files.ts). */
  words: Readonly<Record<string, string>>;
}

/**
 * Where the build lists them. The address is the same while the words have the same keys: a build in which only texts have changed
 * has the scripts of the one before, and an app never gets words that lack a key of its own.
 * @param shape Digest of the keys of all words (pipeline/words/write-words.ts).
 */
export function pageFilesUrl(shape: string, locale: Locale): string {
  return `/data/page-files.${shape}.${locale}.json`;
}

export function isPageFilesUrl(pathname: string): boolean {
  return /^\/data\/page-files\.\w+\.\w\w\.json$/.test(pathname);
}
