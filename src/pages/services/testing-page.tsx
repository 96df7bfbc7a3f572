import analytics from 'image:analytics';
import { useTranslation } from 'react-i18next';
import { hrefFor } from '#core/site/urls.ts';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { usePage } from '#src/pages/page-module.ts';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Steps } from '#src/ui/layout/lists.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Intro } from '#src/ui/layout/text.tsx';
import { ArrowLink } from '#src/ui/navigation/arrow-link.tsx';
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

/** Peaks of the traces: where each begins, how wide and how high it is; of an impurity, the height that it may not reach. */
const PEAKS = [
  { key: 'aggregates', x: 356, width: 124, height: 58, limit: 104 },
  { key: 'main', x: 556, width: 172, height: 372 },
  { key: 'fragments', x: 830, width: 112, height: 42, limit: 88 },
] as const;
type Peak = (typeof PEAKS)[number];
const BASE = 456;

/** Three lots of one product: how far each is shifted, how high its peaks are, and its line. */
const LOTS = [
  { shift: -5, height: 0.94, stroke: '#c5c4c1' },
  { shift: 6, height: 0.97, stroke: '#75787b' },
  { shift: 0, height: 1, stroke: '#2d2926' },
] as const;

/** The buffer's own small swing at the end: seen, and not counted. */
const BUFFER_AT = 1148;
const BUFFER = 'c12 0 14-18 26-18s16 34 28 34s14-16 26-16';

/** Up from the baseline and down again, a little slower: as a column gives it. */
const peak = ({ x, width: w, height }: Peak, lot: (typeof LOTS)[number]) => {
  const h = Math.round(height * lot.height);
  return `H${x + lot.shift}c${Math.round(w * 0.26)} 0 ${Math.round(w * 0.27)}-${h} ${Math.round(w * 0.44)}-${h}s${Math.round(w * 0.18)} ${h} ${Math.round(w * 0.56)} ${h}`;
};

/** What the laboratory compares: three lots laid over each other, peaks with their names, impurities below their limits. */
function Chromatogram() {
  const { t } = useTranslation('testing');
  const main = PEAKS[1];
  return (
    <figure>
      <svg
        className={s.drawing}
        viewBox="0 0 1296 500"
        width="1296"
        height="500"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('chromatogram.alt')}
        fill="none"
        stroke="#2d2926"
        strokeLinejoin="round"
      >
        <path d={`M${main.x} 40h${main.width}V${BASE}h-${main.width}z`} fill="#f5f5f3" stroke="none" />
        <path d={`M0 ${BASE}h1296M${main.x} 40V${BASE}M${main.x + main.width} 40V${BASE}`} stroke="#dededc" />
        {LOTS.map((lot) => (
          <path
            key={lot.shift}
            d={`M0 ${BASE}${PEAKS.map((one) => peak(one, lot)).join('')}H${BUFFER_AT - 40 + lot.shift}${BUFFER}H1296`}
            stroke={lot.stroke}
            strokeWidth={lot.shift ? 1.4 : 1.8}
          />
        ))}
        {PEAKS.map((one) => (
          <g key={one.key}>
            <path d={`M${one.x} ${BASE}h${one.width}`} stroke="#cb333b" strokeWidth="2.5" />
            {'limit' in one && <path d={`M${one.x - 36} ${BASE - one.limit}h${one.width + 72}`} stroke="#cb333b" strokeDasharray="6 5" />}
          </g>
        ))}
        <path stroke="#75787b" d="M0 484h1296M1284 477l12 7l-12 7" />
        <g className={s.label} fill="#2d2926" stroke="none" textAnchor="middle" fontSize="17">
          {PEAKS.map((one) => (
            <text key={one.key} x={one.x + one.width / 2} y={'limit' in one ? BASE - one.limit - 14 : 28}>
              {t(`chromatogram.${one.key}`)}
            </text>
          ))}
          <text x={BUFFER_AT} y={BASE - 38}>
            {t('chromatogram.buffer')}
          </text>
        </g>
      </svg>
      <figcaption className={s.caption}>
        <span>{t('chromatogram.caption')}</span>
        <span aria-hidden="true">{t('chromatogram.axis')}</span>
      </figcaption>
    </figure>
  );
}
