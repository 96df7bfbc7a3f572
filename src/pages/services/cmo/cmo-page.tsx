import bag from 'image:reactor-bag';
import tank from 'image:tank-detail';
import { useTranslation } from 'react-i18next';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { MediaText } from '#src/ui/layout/media-text.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { Lanes } from './lanes.tsx';

/** Manufacturing: for the market, for the clinic, and the way from cell bank to vial. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('cmo');
  return (
    <TopFirst>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={tank} />
      <Intro text={t('intro')} />
      <Section id="commercial" heading={t('commercial.heading')}>
        <p>{t('commercial.body')}</p>
      </Section>
      <MediaText id="clinical" heading={t('clinical.heading')} image={bag} side="right">
        <p>{t('clinical.body')}</p>
      </MediaText>
      <Section id="flow" tone="soft" heading={t('flow.heading')} wide={<Lanes />} />
      <Section
        id="practice"
        heading={t('practice.heading')}
        wide={
          <DataTable
            caption={t('practice.caption')}
            head={Object.values(t('practice.head', { returnObjects: true }))}
            rows={Object.values(t('practice.rows', { returnObjects: true })).map((row) => Object.values(row))}
          />
        }
      />
      <Section
        id="capacity"
        heading={t('capacity.heading')}
        wide={
          <DataTable
            caption={t('capacity.caption')}
            head={Object.values(t('capacity.head', { returnObjects: true }))}
            rows={Object.values(t('capacity.rows', { returnObjects: true })).map((row) => Object.values(row))}
          />
        }
      />
      <ContactBand locale={locale} about="manufacturing" ruler={<VolumeRuler locale={locale} start={5000} />} />
    </TopFirst>
  );
}
