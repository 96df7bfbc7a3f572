import { useTranslation } from 'react-i18next';
import s from '#src/pages/esg/documents.module.css';
import { DocumentPart } from '#src/ui/layout/document-part.tsx';

/** Partner company code of conduct (brief 7.3). */
export function PartnerCode() {
  const { t } = useTranslation('social');
  const chapters = Object.values(t('partner.chapters', { returnObjects: true })).map(({ title, items }) => ({
    title,
    statements: Object.values<string>(items),
  }));
  return (
    <DocumentPart heading={t('partner.heading')} lead={t('partner.lead')}>
      {chapters.map(({ title, statements }, at) => {
        // Numbers run through the whole code.
        const start = chapters.slice(0, at).reduce((sum, before) => sum + before.statements.length, 1);
        return (
          <section key={title} className={s.chapter}>
            <h3>{title}</h3>
            <ol start={start}>
              {statements.map((statement, item) => (
                <li key={statement}>
                  <span className={s.number} aria-hidden="true">
                    {start + item}
                  </span>
                  {statement}
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
