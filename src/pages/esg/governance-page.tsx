import { useTranslation } from 'react-i18next';
import { LOCALES } from '#core/site/locales.ts';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { DocumentPart } from '#src/ui/layout/document-part.tsx';
import { LinkedText } from '#src/ui/layout/linked-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { BoardTable } from './board-table.tsx';
import s from './governance-page.module.css';

/** Governance: the board and the code of conduct. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('governance');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<BoardTable />}>
      <Section id="board" heading={t('board.heading')} body={t('board.text')}>
        <div className={s.committees}>
          <h3>{t('board.committees.title')}</h3>
          <Checklist items={Object.values(t('board.committees.items', { returnObjects: true }))} />
        </div>
        <p>
          <ArrowLink href={hrefFor(locale, 'pr', { hash: 'shareholders' })}>{t('board.shareholders')}</ArrowLink>
        </p>
      </Section>
      <Section id="code" heading={t('code.heading')} lead={t('code.lead')} tone="soft" wide={<ConductCode />} />
    </HeadedPage>
  );
}

const CHAPTERS = ['customers', 'employees', 'partners', 'shareholders', 'society'] as const;

/** The code of conduct: five chapters and the download, with the way to report a breach below all of them. */
function ConductCode() {
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
  return (
    <>
      <Tabs label={t('code.label')} tabs={[...chapters, { id: 'code-download', label: t('download.label'), panel: <Download /> }]} />
      <div className={s.report}>
        <h3>{t('report.title')}</h3>
        <p>
          <LinkedText text={t('report.text')} />
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
