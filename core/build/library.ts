import type { Locale } from '../site/locales.ts';
import type { PostType } from '../site/pages.ts';

/** An address on our origin, and its bytes on the wire. */
export type LibraryFile = readonly [url: string, bytes: number];

/** What can be saved on purpose: a post with its pictures, an album, a film, a brochure, or the whole site. */
export interface LibraryItem {
  /** `{locale}/{type}/{post}`, `{locale}/site`. */
  id: string;
  kind: PostType | 'site';
  title: string;
  url: string;
  pdf?: string;
  /** Of all its files. */
  bytes: number;
  /** Indexes in `SavedLibrary.files`. */
  files: readonly number[];
}

/** What can be saved in one locale, as the pipeline writes it. Read by pages of this build and of earlier ones: fields may be added. */
export interface SavedLibrary {
  files: readonly LibraryFile[];
  items: readonly LibraryItem[];
}

export function libraryUrl(locale: Locale): string {
  return `/data/library.${locale}.json`;
}

export function listFiles(item: LibraryItem, library: SavedLibrary): LibraryFile[] {
  return item.files.map((at) => library.files[at]).filter((file) => file !== undefined);
}

/** The cache key of a saved file: a post's data file is stored as the API's response. */
export function getSavedCacheKey(url: string): string {
  return url.replace(/^\/data\/(\w+)\/([\w-]+)\.(\w\w)\.json$/, '/api/v1/posts/$1/$2?locale=$3');
}
