import { DAY, readCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { type ConsentChoice, consentSet } from '#src/state/slices.ts';
import { useAppDispatch, useAppSelector } from '#src/state/store.ts';

/** The choice is asked for again after half a year. */
const LIFETIME = 180 * DAY;

/** The visitor's choice, or null when none was made. Global Privacy Control counts as Reject. */
export function readConsent(): ConsentChoice | null {
  if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return 'rejected';
  const choice = readCache<ConsentChoice>('consent', { longest: LIFETIME });
  return choice === 'accepted' || choice === 'rejected' ? choice : null;
}

/** What the visitor has chosen, null until they have, and the way to choose. */
export function useConsent() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector((state) => state.consent.choice);
  const choose = (value: ConsentChoice) => {
    writeCache('consent', value, LIFETIME);
    dispatch(consentSet(value));
  };
  return { choice, choose };
}
