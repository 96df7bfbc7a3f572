import { useTranslation } from 'react-i18next';

/** The element's id, by which the page finds what the server has filled in. */
export const REFERENCE_ID = 'reference';

/** The reference number of an inquiry, where it is known. */
export function ReferenceNumber({ number }: { number: string | undefined }) {
  const { t } = useTranslation('contact');
  return (
    <p id={REFERENCE_ID} hidden={number === undefined} data-number={number}>
      {number !== undefined && <strong>{t('message.reference', { count: 1, list: number })}</strong>}
    </p>
  );
}
