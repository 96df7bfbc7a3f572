import { useTranslation } from 'react-i18next';
import { LOCALES } from '#core/site/locales.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DocumentPart } from '#src/ui/layout/document-part.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import s from './conduct-code.module.css';

const CHAPTERS = ['customers', 'employees', 'partners', 'shareholders', 'society'] as const;

/** The code of conduct: five chapters and the download, with the way to report a breach below all of them. */
export function ConductCode() {
  const { t } = useTranslation('governance');
  const chapters = CHAPTERS.map((id) => ({
    id: `code-${id}`,
    label: t(`code.${id}.title`),
    panel: (
      <DocumentPart level={3} heading={t(`code.${id}.title`)}>
        <Checklist numbered items={Object.values(t(`code.${id}.items`, { returnObjects: true }))} />
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
