import type { Locale } from '../site/locales.ts';

/**
 * The offline kit of a language: every document, the indexes of all lists, the answers of all posts, the documents of the search,
 * and the code of the pages that run before they are visited, as one file of pieces (pieces.ts).
 */
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
  /**
   * Files that its documents need and that are stored beside it: the shell's messages. A visitor who reads this language has loaded
   * them, so they seldom cost a byte, as they would within the kit.
   */
  beside: readonly string[];
}

export type KitList = Record<Locale, KitInfo>;
