import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isReference } from '#core/contact/reference.ts';

const ID = 'reference';

export function ReferenceNumber({ number }: { number: string | undefined }) {
  const { t } = useTranslation('contact');
  return (
    <p id={ID} hidden={number === undefined} data-number={number}>
      {number !== undefined && <strong>{t('message.reference', { count: 1, list: number })}</strong>}
    </p>
  );
}

/**
 * The reference number that the address of the page has. The first render takes it from the document, so that it equals it: our server has
 * filled it in, a host of files has not.
 */
export function useReferenceNumber(): string | undefined {
  const { search } = useLocation();
  const ref = new URLSearchParams(search).get('ref');
  return useSyncExternalStore(
    subscribeToNothing,
    () => (isReference(ref) ? ref : undefined),
    () => (import.meta.env.SSR ? undefined : document.getElementById(ID)?.dataset.number),
  );
}

const subscribeToNothing = () => () => undefined;
