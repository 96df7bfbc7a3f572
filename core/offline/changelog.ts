import type { Locale } from '../site/locales.ts';

/** What a version brought, in one language. Pages of earlier builds read this: fields may be added, never renamed. */
export interface Change {
  id: string;
  date: string;
  text: string;
}

/** Where the newest changes stand. Asked for only while an update waits, by a page of the build before. */
export function changelogUrl(locale: Locale): string {
  return `/data/changelog.${locale}.json`;
}
