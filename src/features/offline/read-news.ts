import newest from 'site:newest-change';
import { type Change, changelogUrl } from '#core/offline/changelog.ts';
import type { Locale } from '#core/site/locales.ts';

/** What fits beside a page. */
const MOST = 3;
/** The prompt does not wait longer for its news, in milliseconds. */
const PATIENCE = 3000;

/** What the versions brought that this page's build does not have, newest first; nothing where it cannot be had. */
export async function readNews(locale: Locale): Promise<readonly string[]> {
  try {
    const response = await fetch(changelogUrl(locale), { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
    const changes = (await response.json()) as Change[];
    const known = changes.findIndex(({ id }) => id === newest);
    return changes.slice(0, known < 0 ? MOST : Math.min(known, MOST)).map(({ text }) => text);
  } catch {
    return [];
  }
}
