import type { Locale } from '../site/locales.ts';

/** The offline kit of a language: documents, indexes, posts, documents of the search, and code of pages, as one file of pieces. */
export function kitUrl(locale: Locale): string {
  return `/data/offline-kit.${locale}.bin`;
}

/** Where the build says which kits it has made. */
export const KIT_LIST_URL = '/data/offline-kits.json';

export interface KitInfo {
  /** SHA-256 of the file, in hexadecimal digits. A kit that is stored is fetched again only when it has changed. */
  digest: string;
  /** Length of the file, uncompressed. */
  bytes: number;
  /** The app's entry script that its documents name. It is another one in every build whose scripts differ. */
  entry: string;
}

export type KitList = Record<Locale, KitInfo>;

/** A file of pieces that are read one by one: four bytes with the header's length (big-endian), the header as JSON, the pieces. */
export interface PiecesHeader {
  /** ISO date: posts before it are left out. Absent where none is. */
  since?: string;
  /** First byte of each piece and the byte after its last, counted from the end of the header; by the address that the piece answers. */
  pieces: Readonly<Record<string, readonly [start: number, end: number]>>;
}

export const HEADER_LENGTH_BYTES = 4;

const TYPES: readonly [RegExp, string][] = [
  [/\.js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
  [/^\/api\/|\.json$/, 'application/json'],
];

/** The content type of a piece by its address: a script, a style sheet, data, or a document. */
export function contentTypeOf(address: string): string {
  return `${TYPES.find(([pattern]) => pattern.test(address))?.[1] ?? 'text/html'}; charset=utf-8`;
}
