import analytics from 'image:analytics';
import { useTranslation } from 'react-i18next';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Intro, Steps } from '#src/ui/layout/text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
import chromatogram from './chromatogram.svg';
import s from './testing-page.module.css';

export function Component() {
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
      />
      <Section
        id="sample"
        heading={t('sample.heading')}
        wide={<Steps items={t('sample.steps', { returnObjects: true })} label={t('sample.label')} />}
        body={t('sample.oos')}
      />
      <div className={`wrap ${s.adc}`}>
        <p className={s.pointer}>{t('adc.text')}</p>
        <ArrowLink to="adc" at={{ hash: 'analytics' }}>
          {t('adc.link')}
        </ArrowLink>
      </div>
      <ContactBand about="testing-quality" />
    </HeadedPage>
  );
}

/** Where the words of the drawing stand in its file: above peaks, and above the limits of impurities. */
const WORDS = [
  { key: 'aggregates', x: 418, y: 338 },
  { key: 'main', x: 642, y: 28 },
  { key: 'fragments', x: 886, y: 354 },
  { key: 'buffer', x: 1148, y: 418 },
] as const;

/** What the laboratory compares: three lots laid over each other, peaks with their names, impurities below their limits. */
function Chromatogram() {
  const { t } = useTranslation('testing');
  return (
    <figure>
      <svg
        className={`paper ${s.drawing}`}
        viewBox="0 0 1296 500"
        width="1296"
        height="500"
        preserveAspectRatio="xMaxYMid slice"
        role="img"
        aria-label={t('chromatogram.alt')}
      >
        <use href={`${chromatogram}#traces`} />
        <g className={s.label} fill="#2d2926" textAnchor="middle" fontSize="17">
          {WORDS.map(({ key, x, y }) => (
            <text key={key} x={x} y={y}>
              {t(`chromatogram.${key}`)}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className={s.caption}>
        <span>{t('chromatogram.caption')}</span>
        <span aria-hidden="true">{t('chromatogram.axis')}</span>
      </figcaption>
    </figure>
  );
}
