import type { Locale } from '../site/locales.ts';

/** The offline kit of a language: documents, indexes, posts, documents of the search, and code of pages, as one file (pieces.ts). */
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
