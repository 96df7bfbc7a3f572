import type { Locale } from '../site/locales.ts';

/** What can be saved on purpose: one post, a brochure, a film, an album, all of one list, a section of the menu, the site. */
export type LibraryKind = 'newsroom' | 'notice' | 'images' | 'videos' | 'brochures' | 'list' | 'section' | 'site';

/** Images have several widths: phones save one, other screens another. All other files are saved on every screen. */
export type Screen = 'phone' | 'wide';

/** An address on our origin, its bytes on the wire, and the only screen it is for, if it is not for all. */
export type LibraryFile = readonly [url: string, bytes: number, only?: Screen];

export interface LibraryItem {
  /** `{locale}/{type}/{post}`, `{locale}/list/{type}`, `{locale}/section/{id}`, `{locale}/site`. */
  id: string;
  kind: LibraryKind;
  title: string;
  /** The page to read it at. */
  url: string;
  /** The PDF, where the item is one. */
  pdf?: string;
  /** Changes with the content. A build that changes scripts only keeps it. */
  version: string;
  /** Indexes in `Library.files`. */
  files: readonly number[];
}

/** What can be saved in one locale, as the pipeline writes it. Read by pages of this build and of earlier ones: fields may be added. */
export interface Library {
  files: readonly LibraryFile[];
  items: readonly LibraryItem[];
}

export function libraryUrl(locale: Locale): string {
  return `/data/library.${locale}.json`;
}

/** Lists the files of an item for one kind of screen. */
export function listItemFiles(item: LibraryItem, library: Library, screen: Screen): LibraryFile[] {
  return item.files.flatMap((at) => {
    const file = library.files[at];
    return file && (!file[2] || file[2] === screen) ? [file] : [];
  });
}

export function sumBytes(files: readonly LibraryFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** The cache key of a saved file: a post's data file is stored as the API's response. */
export function getSavedCacheKey(url: string): string {
  return url.replace(/^\/data\/(\w+)\/([\w-]+)\.(\w\w)\.json$/, '/api/v1/posts/$1/$2?locale=$3');
}

/** Paths of pages have no file extension; those of files do. */
export function isDocument(url: string): boolean {
  return !/\.\w+$|^\/api\//.test(url);
}

/** True for URLs with a content hash, whose response never changes. */
export function isImmutable(url: string): boolean {
  return /^\/(?:assets|images|films|og)\//.test(url);
}
