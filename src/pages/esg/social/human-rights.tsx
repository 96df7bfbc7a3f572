import { useTranslation } from 'react-i18next';
import s from '#src/pages/esg/documents.module.css';
import { DocumentPart } from '#src/ui/layout/document-part.tsx';

const ARTICLES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Human rights statement and charter. */
export function HumanRights() {
  const { t } = useTranslation('social');
  return (
    <>
      <DocumentPart heading={t('statement.heading')} lead={t('statement.text')}>
        <p className={s.signature}>{t('signed')}</p>
      </DocumentPart>
      <DocumentPart heading={t('charter.heading')}>
        <ol className={s.articles}>
          {ARTICLES.map((n) => (
            <li key={n} className={s.article}>
              <h3>{t(`charter.items.${n}.title`)}</h3>
              <p>{t(`charter.items.${n}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className={s.signature}>{t('signed')}</p>
      </DocumentPart>
    </>
  );
}
