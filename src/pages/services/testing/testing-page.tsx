import analytics from 'image:analytics';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { usePage } from '#src/pages/page-module.ts';
import { TopFirst } from '#src/pages/top-first.tsx';
import { Paragraph } from '#src/ui/layout/compounds.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { KeyVisual } from '#src/ui/media/key-visual.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { Chromatogram } from './chromatogram.tsx';
import s from './testing-page.module.css';

/** Analytical Testing: what can be tested and by which methods, and how a sample travels. */
export function Component() {
  const { page, locale } = usePage();
  const { t } = useTranslation('testing');
  return (
    <TopFirst>
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
            head={Object.values(t('services.head', { returnObjects: true }))}
            rows={Object.values(t('services.rows', { returnObjects: true })).map((row) => Object.values(row))}
          />
        }
      />
      <Section
        id="methods"
        heading={t('methods.heading')}
        lead={t('methods.lead')}
        wide={
          <DataTable
            caption={t('methods.caption')}
            head={Object.values(t('methods.head', { returnObjects: true }))}
            rows={Object.values(t('methods.rows', { returnObjects: true })).map((row) => Object.values(row))}
          />
        }
      >
        <Paragraph text={t('methods.body')} />
      </Section>
      <Section
        id="sample"
        heading={t('sample.heading')}
        wide={<Steps items={Object.values(t('sample.steps', { returnObjects: true }))} label={t('sample.label')} />}
      >
        <Paragraph text={t('sample.oos')} />
      </Section>
      <div className={`wrap ${s.adc}`}>
        <p className={s.pointer}>{t('adc.text')}</p>
        <ArrowLink href={hrefFor(locale, 'adc', { hash: 'analytics' })}>{t('adc.link')}</ArrowLink>
      </div>
      <ContactBand locale={locale} about="testing-quality" />
    </TopFirst>
  );
}
