import { useTranslation } from 'react-i18next';
import { LOCALES } from '#core/site/locales.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Checklist } from '#src/ui/checklist.tsx';
import { DocumentPart } from '#src/ui/document-part.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import s from './conduct-code.module.css';

/** Chapters and how many rules each has. */
const CHAPTERS = { customers: 6, employees: 6, partners: 6, shareholders: 5, society: 6 } as const;

/** The code of conduct (brief 7.1): five chapters and the download, with the way to report a breach below all of them. */
export function ConductCode() {
  const { t } = useTranslation('governance');
  const chapters = Object.entries(CHAPTERS).map(([id, count]) => ({
    id: `code-${id}`,
    label: t(`code.${id}.title`),
    panel: (
      <DocumentPart level={3} heading={t(`code.${id}.title`)}>
        <Checklist numbered items={Array.from({ length: count }, (_, at) => t(`code.${id}.items.${at + 1}`))} />
      </DocumentPart>
    ),
  }));
  const [before, after] = t('report.text').split(t('report.email'));
  return (
    <>
      <Tabs label={t('code.label')} tabs={[...chapters, { id: 'code-download', label: t('download.label'), panel: <Download /> }]} />
      <div className={s.report}>
        <h3>{t('report.title')}</h3>
        <p>
          {before}
          <a href={`mailto:${t('report.email')}`}>{t('report.email')}</a>
          {after}
        </p>
      </div>
    </>
  );
}

function Download() {
  const { t, i18n } = useTranslation('governance');
  // The reader's own language first.
  const locales = LOCALES.toSorted((a) => (a === i18n.language ? -1 : 1));
  return (
    <DocumentPart level={3} heading={t('download.title')} lead={t('download.lead')}>
      <p className={s.buttons}>
        {locales.map((locale, at) => (
          <ButtonLink key={locale} href={`/downloads/code-of-conduct-${locale}.pdf`} look={at === 0 ? 'solid' : 'outline'} download>
            {t(`download.${locale}`)}
          </ButtonLink>
        ))}
      </p>
    </DocumentPart>
  );
}
