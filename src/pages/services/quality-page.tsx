import records from 'image:documents-quality';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { Paragraph } from '#src/ui/layout/compounds.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { RecordPath } from './record-path.tsx';

/** Quality: the rules, the system that follows them, its record, and how clients look into it. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('quality');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')}>
      <Intro text={t('intro')} />
      <Section id="qms" heading={t('qms.heading')} lead={t('qms.lead')} wide={<RecordPath />} />
      <Section
        id="gmp"
        tone="soft"
        heading={t('gmp.heading')}
        lead={t('gmp.lead')}
        wide={<DataTable {...t('gmp', { returnObjects: true })} />}
        body={t('gmp.body')}
      ></Section>
      <Section id="record" heading={t('record.heading')} body={t('record.body')} />
      <MediaText id="audits" heading={t('audits.heading')} image={records} side="right" body={t('audits.body')}>
        <Paragraph text={t('audits.visit')} />
        <p>
          <ArrowLink href={hrefFor(locale, 'contact', { query: { category: 'testing-quality' } })}>{t('audits.link')}</ArrowLink>
        </p>
      </MediaText>
      <Section id="agreement" heading={t('agreement.heading')}>
        <Checklist items={Object.values(t('agreement.items', { returnObjects: true }))} />
      </Section>
      <ContactBand locale={locale} about="testing-quality" />
    </HeadedPage>
  );
}
