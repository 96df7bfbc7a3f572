import bioreactor from 'image:hero-bioreactor';
import linesRed from 'image:lines-red';
import singleUse from 'image:single-use';
import tank from 'image:tank-detail';
import { useTranslation } from 'react-i18next';
import { Lanes } from '#src/features/services/lanes.tsx';
import { listOf, rowsOf } from '#src/i18n/list-of.ts';
import { ContactBand } from '#src/ui/contact-band.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { MediaText } from '#src/ui/media-text.tsx';
import { Section } from '#src/ui/section.tsx';
import type { PageProps } from './page-module.ts';

/** Manufacturing (brief 4.10): for the market, for the clinic, and the way from cell bank to vial. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('cmo');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={tank} />
      <Intro text={t('intro')} />
      <MediaText id="commercial" heading={t('commercial.heading')} image={bioreactor} side="left">
        <p>{t('commercial.body')}</p>
      </MediaText>
      <MediaText id="clinical" heading={t('clinical.heading')} image={singleUse} side="right">
        <p>{t('clinical.body')}</p>
      </MediaText>
      <Section id="flow" tone="soft" heading={t('flow.heading')} wide={<Lanes />} />
      <Section
        id="capacity"
        heading={t('capacity.heading')}
        wide={
          <DataTable
            caption={t('capacity.caption')}
            head={listOf(t, 'capacity.head')}
            rows={rowsOf(t, 'capacity.rows').map((row) => Object.values(row))}
          />
        }
      />
      <ContactBand locale={locale} image={linesRed} category="manufacturing" />
    </>
  );
}
