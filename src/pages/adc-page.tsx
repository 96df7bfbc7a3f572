import abstractLines from 'image:abstract-lines';
import adc from 'image:hero-adc';
import laboratory from 'image:laboratory';
import vials from 'image:vials';
import { useTranslation } from 'react-i18next';
import { AdcOverview } from '#src/features/services/adc-overview.tsx';
import { ConjugationSteps } from '#src/features/services/conjugation-steps.tsx';
import { listOf, rowsOf } from '#src/i18n/list-of.ts';
import { AnchorBar } from '#src/ui/anchor-bar.tsx';
import { Checklist } from '#src/ui/checklist.tsx';
import { ContactBand } from '#src/ui/contact-band.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import { type KeyFigure, KeyFigures } from '#src/ui/key-figures.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { MediaText } from '#src/ui/media-text.tsx';
import { Section } from '#src/ui/section.tsx';
import s from './adc-page.module.css';
import type { PageProps } from './page-module.ts';

const PARTS = ['facility', 'development', 'manufacturing', 'platform', 'analytics'] as const;

/** ADC Services (brief 4.13): what an ADC is, where and how it is made, and how it is measured. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('adc');
  const anchors = [{ id: 'overview', label: t('overview.anchor') }, ...PARTS.map((id) => ({ id, label: t(`${id}.heading`) }))];
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={adc} />
      <AnchorBar items={anchors} />
      <AdcOverview />
      <Section
        id="facility"
        tone="soft"
        heading={t('facility.heading')}
        lead={t('facility.lead')}
        wide={
          <div className={s.figures}>
            <KeyFigures items={rowsOf<KeyFigure & Record<string, string>>(t, 'facility.figures')} />
          </div>
        }
      >
        <p>{t('facility.body')}</p>
      </Section>
      <MediaText id="development" heading={t('development.heading')} image={laboratory} side="left">
        <p>{t('development.body')}</p>
        <Checklist items={listOf(t, 'development.items')} />
      </MediaText>
      <Section id="manufacturing" heading={t('manufacturing.heading')} wide={<ConjugationSteps />}>
        <p>{t('manufacturing.body')}</p>
      </Section>
      <MediaText id="platform" heading={t('platform.heading')} lead={t('platform.lead')} image={vials} side="right">
        <p>{t('platform.body')}</p>
      </MediaText>
      <Section
        id="analytics"
        heading={t('analytics.heading')}
        lead={t('analytics.lead')}
        wide={
          <DataTable
            caption={t('analytics.caption')}
            head={listOf(t, 'analytics.head')}
            rows={rowsOf(t, 'analytics.rows').map((row) => Object.values(row))}
          />
        }
      />
      <ContactBand locale={locale} image={abstractLines} category="adc" />
    </>
  );
}
