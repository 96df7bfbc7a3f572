import column from 'image:column-bed';
import pipettes from 'image:pipette-row';
import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { ClonePath } from './clone-path.tsx';

/** Development: the molecule, the cell line, the process, and the ways to the first clinical study and into the plant. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('cdo');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} drawing={<ClonePath />}>
      <Intro text={t('intro')} />
      <Section
        id="molecules"
        heading={t('molecules.heading')}
        lead={t('molecules.lead')}
        wide={<DataTable {...t('molecules', { returnObjects: true })} />}
      />
      <MediaText id="cld" heading={t('cld.heading')} lead={t('cld.lead')} image={pipettes} side="right" body={t('cld.body')} />
      <MediaText id="process" heading={t('process.heading')} image={column} side="left" body={t('process.body')} />
      <Section id="comparability" heading={t('comparability.heading')} body={t('comparability.body')} />
      <Section id="ind" heading={t('ind.heading')} lead={t('ind.lead')} body={t('ind.body')}>
        <Steps down items={Object.values(t('ind.steps', { returnObjects: true }))} label={t('ind.label')} />
      </Section>
      <Section
        id="msat"
        tone="soft"
        heading={t('msat.heading')}
        lead={t('msat.lead')}
        wide={<Steps items={Object.values(t('msat.phases', { returnObjects: true }))} label={t('msat.label')} />}
        body={t('msat.body')}
      ></Section>
      <Section id="receive" heading={t('receive.heading')}>
        <Checklist items={Object.values(t('receive.items', { returnObjects: true }))} />
      </Section>
      <ContactBand locale={locale} about="development" />
    </HeadedPage>
  );
}
