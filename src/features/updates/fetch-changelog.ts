import newestChange from 'site:newest-change';
import { type Change, changelogUrl } from '#core/build/changelog.ts';
import type { Locale } from '#core/site/locales.ts';

const MAX_CHANGES = 3;
/** The prompt waits no longer for the changes, in milliseconds. */
const TIMEOUT = 3000;

/** What is new in the versions after this page's build, newest first; nothing where the list cannot be loaded. */
export async function fetchChangelog(locale: Locale): Promise<readonly string[]> {
  try {
    const response = await fetch(changelogUrl(locale), { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) });
    const changes = (await response.json()) as Change[];
    const known = changes.findIndex(({ id }) => id === newestChange);
    return changes.slice(0, known < 0 ? MAX_CHANGES : Math.min(known, MAX_CHANGES)).map(({ text }) => text);
  } catch {
    return [];
  }
}
