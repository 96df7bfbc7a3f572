import analytics from 'image:analytics';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Intro } from '#src/ui/layout/intro.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import { Chromatogram } from './chromatogram.tsx';
import s from './testing-page.module.css';

/** Analytical Testing: what can be tested and by which methods, and how a sample travels. */
export function Component() {
  const { locale } = usePage();
  const { t } = useTranslation('testing');
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} image={analytics}>
      <Intro text={t('intro')} />
      <div className={`wrap ${s.figure}`}>
        <Chromatogram />
      </div>
      <Section id="services" tone="soft" heading={t('services.heading')} wide={<DataTable {...t('services', { returnObjects: true })} />} />
      <Section
        id="methods"
        heading={t('methods.heading')}
        lead={t('methods.lead')}
        wide={<DataTable {...t('methods', { returnObjects: true })} />}
        body={t('methods.body')}
      ></Section>
      <Section
        id="sample"
        heading={t('sample.heading')}
        wide={<Steps items={Object.values(t('sample.steps', { returnObjects: true }))} label={t('sample.label')} />}
        body={t('sample.oos')}
      ></Section>
      <div className={`wrap ${s.adc}`}>
        <p className={s.pointer}>{t('adc.text')}</p>
        <ArrowLink href={hrefFor(locale, 'adc', { hash: 'analytics' })}>{t('adc.link')}</ArrowLink>
      </div>
      <ContactBand locale={locale} about="testing-quality" />
    </HeadedPage>
  );
}
