import abstractLines from 'image:abstract-lines';
import analytics from 'image:analytics';
import laboratory from 'image:laboratory';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { Chromatogram } from '#src/features/services/chromatogram.tsx';
import { listOf, rowsOf } from '#src/i18n/list-of.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ContactBand } from '#src/ui/contact-band.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import { Intro } from '#src/ui/intro.tsx';
import { KeyVisual } from '#src/ui/key-visual.tsx';
import { MediaText } from '#src/ui/media-text.tsx';
import { Section } from '#src/ui/section.tsx';
import { Steps } from '#src/ui/steps.tsx';
import type { PageProps } from './page-module.ts';
import s from './testing-page.module.css';

/** Analytical Testing (brief 4.11): what can be tested, and how a sample travels. */
export function Page({ page, locale }: PageProps) {
  const { t } = useTranslation('testing');
  return (
    <>
      <KeyVisual page={page.id} locale={locale} heading={t('heading')} lead={t('lead')} image={analytics} />
      <Intro text={t('intro')} />
      <div className={`wrap ${s.figure}`}>
        <Chromatogram />
      </div>
      <Section
        id="services"
        tone="soft"
        heading={t('services.heading')}
        wide={
          <DataTable
            caption={t('services.caption')}
            head={listOf(t, 'services.head')}
            rows={rowsOf(t, 'services.rows').map((row) => Object.values(row))}
          />
        }
      />
      <MediaText id="sample" heading={t('sample.heading')} image={laboratory} side="left">
        <Steps down items={listOf(t, 'sample.steps')} label={t('sample.label')} />
      </MediaText>
      <div className={`wrap ${s.adc}`}>
        <p className={s.pointer}>{t('adc.text')}</p>
        <ArrowLink href={hrefFor(locale, 'adc', { hash: 'analytics' })}>{t('adc.link')}</ArrowLink>
      </div>
      <ContactBand locale={locale} image={abstractLines} category="testing-quality" />
    </>
  );
}
