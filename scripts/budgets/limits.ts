import type { Locale } from '../../core/site/locales.ts';
import type { Page } from '../../core/site/pages.ts';

const KB = 1024;

/**
 * What visits may cost, beside what lighthouserc.json says: the one place for these numbers. `npm run budgets` measures them,
 * the end-to-end tests hold them. docs/budgets.md says what each is for.
 */
export const LIMITS = {
  /** Bytes on the wire of a first visit on a phone until 5 s after load, lazy ones and headers included. `picture`: the first one. */
  page: { document: 14_600, stylesheet: 16 * KB, font: 60 * KB, picture: 45 * KB },
  /** Brotli bytes that the worker stores when it is installed. */
  precache: 280 * KB,
  /** Brotli bytes of the offline kit of a language. */
  kit: 160 * KB,
  /** Bytes of a first visit to home with worker and kit, at rest. The Korean one has a second face, and a larger kit. */
  firstVisit: { en: 400 * KB, ko: 432 * KB } satisfies Record<Locale, number>,
  firstVisitRequests: 45,
  secondVisit: 3 * KB,
  /** Bytes of a first visit under data saver to a page that is not home. */
  dataSaver: { total: 60 * KB, script: 9 * KB },
  /** Milliseconds from a click to the new heading at 150 ms, 1.6 Mbps and CPU × 4: an aim, see docs/decisions/0016-one-tree.md. */
  navigation: { cold: 350, prefetched: 110 },
  /** Milliseconds at CPU × 4: the longest task while a text page loads and starts, and an interaction until its next frame. */
  longestTask: 100,
  interaction: 100,
} as const;

/** Bytes of scripts, and of everything, that a page may fetch: by its kind, so that a new page needs no number of its own. */
export function pageLimits({ id, posts }: Pick<Page, 'id' | 'posts'>): { script: number; total: number } {
  if (id === 'home') return { script: 180 * KB, total: 320 * KB };
  if (id === 'contact') return { script: 180 * KB, total: 270 * KB };
  return { script: (posts || id === 'search' ? 172 : 155) * KB, total: 270 * KB };
}
