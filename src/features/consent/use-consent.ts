import { useAppDispatch, useAppSelector } from '#src/state/hooks.ts';
import { type ConsentChoice, consentSet } from '#src/state/slices.ts';
import { storeConsent } from './consent-store.ts';

/** What the visitor has chosen, null until they have, and the way to choose. */
export function useConsent() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector((state) => state.consent.choice);
  const choose = (value: ConsentChoice) => {
    storeConsent(value);
    dispatch(consentSet(value));
  };
  return { choice, choose };
}
