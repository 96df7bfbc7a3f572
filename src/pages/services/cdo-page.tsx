import column from 'image:column-bed';
import pipettes from 'image:pipette-row';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Checklist } from '#src/ui/layout/checklist.tsx';
import { Paragraph } from '#src/ui/layout/compounds.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { ClonePath } from './clone-path.tsx';

/** Development: the molecule, the cell line, the process, and the ways to the first clinical study and into the plant. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('cdo');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} drawing={<ClonePath />} />
      <Intro text={t('intro')} />
      <Section
        id="molecules"
        heading={t('molecules.heading')}
        lead={t('molecules.lead')}
        wide={
          <DataTable
            caption={t('molecules.caption')}
            head={Object.values(t('molecules.head', { returnObjects: true }))}
            rows={Object.values(t('molecules.rows', { returnObjects: true })).map((row) => Object.values(row))}
          />
        }
      />
      <MediaText id="cld" heading={t('cld.heading')} lead={t('cld.lead')} image={pipettes} side="right">
        <Paragraph text={t('cld.body')} />
      </MediaText>
      <MediaText id="process" heading={t('process.heading')} image={column} side="left">
        <Paragraph text={t('process.body')} />
      </MediaText>
      <Section id="comparability" heading={t('comparability.heading')}>
        <Paragraph text={t('comparability.body')} />
      </Section>
      <Section id="ind" heading={t('ind.heading')} lead={t('ind.lead')}>
        <Paragraph text={t('ind.body')} />
        <Steps down items={Object.values(t('ind.steps', { returnObjects: true }))} label={t('ind.label')} />
      </Section>
      <Section
        id="msat"
        tone="soft"
        heading={t('msat.heading')}
        lead={t('msat.lead')}
        wide={<Steps items={Object.values(t('msat.phases', { returnObjects: true }))} label={t('msat.label')} />}
      >
        <Paragraph text={t('msat.body')} />
      </Section>
      <Section id="receive" heading={t('receive.heading')}>
        <Checklist items={Object.values(t('receive.items', { returnObjects: true }))} />
      </Section>
      <ContactBand locale={locale} about="development" />
    </TopFirst>
  );
}
