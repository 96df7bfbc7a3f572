import type { Locale } from '../site/locales.ts';

/** A change of a release, in one language. Pages of earlier builds read it, so fields may be added and never renamed. */
export interface Change {
  id: string;
  date: string;
  text: string;
}

/** URL of the latest changes. A page of the previous build requests it while an update waits. */
export function changelogUrl(locale: Locale): string {
  return `/data/changelog.${locale}.json`;
}
