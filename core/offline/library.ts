import type { Locale } from '../site/locales.ts';

/** What can be saved on purpose: one post, a brochure, a film, an album, all of one list, a section of the menu, the site. */
export type LibraryKind = 'newsroom' | 'notice' | 'images' | 'videos' | 'brochures' | 'list' | 'section' | 'site';

/** Pictures come in several widths: phones save one, other screens another; all the rest everybody saves. */
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
  /** Another one for other content. A build that changes scripts alone leaves it as it is. */
  version: string;
  /** Places in `files`. */
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

/** The files of an item for one kind of screen. */
export function filesOf(item: LibraryItem, library: Library, screen: Screen): LibraryFile[] {
  return item.files.flatMap((at) => {
    const file = library.files[at];
    return file && (!file[2] || file[2] === screen) ? [file] : [];
  });
}

export function bytesOf(files: readonly LibraryFile[]): number {
  return files.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** Under which address a saved file answers: a post's document is what the API says of it. */
export function savedKey(url: string): string {
  return url.replace(/^\/data\/(\w+)\/([\w-]+)\.(\w\w)\.json$/, '/api/v1/posts/$1/$2?locale=$3');
}

/** Pages have no ending; every file has one. */
export function isDocument(url: string): boolean {
  return !/\.\w+$|^\/api\//.test(url);
}

/** True for addresses that name their content: what they answer never changes. */
export function isLasting(url: string): boolean {
  return /^\/(?:assets|images|films|og)\//.test(url);
}
