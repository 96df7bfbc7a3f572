import { DAY, dropCache, readCache, writeCache } from '#src/state/local-cache.ts';
import type { ConsentChoice } from '#src/state/slices.ts';

const NAME = 'consent';
/** The choice is asked for again after half a year. */
const LIFETIME = 180 * DAY;

/** The visitor's choice, or null when none was made. Global Privacy Control counts as Reject (design 9). */
export function readConsent(): ConsentChoice | null {
  if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return 'rejected';
  const choice = readCache<ConsentChoice>(NAME);
  return choice === 'accepted' || choice === 'rejected' ? choice : null;
}

export function keepConsent(choice: ConsentChoice): void {
  writeCache(NAME, choice, LIFETIME);
}

export function forgetConsent(): void {
  dropCache(NAME);
}
