import { useTranslation } from 'react-i18next';
import { DocumentPart } from '#src/ui/document-part.tsx';
import s from './documents.module.css';

/** Numbers of the statements by chapter; they run through the whole code. */
const CHAPTERS = [3, 2, 2, 2, 1, 2];

/** Partner company code of conduct (brief 7.3). */
export function PartnerCode() {
  const { t } = useTranslation('social');
  return (
    <DocumentPart heading={t('partner.heading')} lead={t('partner.lead')}>
      {CHAPTERS.map((count, at) => {
        const chapter = `partner.chapters.${at + 1}`;
        const start = CHAPTERS.slice(0, at).reduce((sum, one) => sum + one, 1);
        return (
          <section key={chapter} className={s.chapter}>
            <h3>{t(`${chapter}.title`)}</h3>
            <ol start={start}>
              {Array.from({ length: count }, (_, item) => start + item).map((number) => (
                <li key={number}>
                  <span className={s.number} aria-hidden="true">
                    {number}
                  </span>
                  {t(`${chapter}.items.${number - start + 1}`)}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
      <p className={s.signature}>{t('signed')}</p>
    </DocumentPart>
  );
}
