import heroAdc from 'image:hero-adc';
import operator from 'image:isolator-operator';
import tubing from 'image:reactor-tubing';
import { useTranslation } from 'react-i18next';
import { adcReactors } from '#content/facts.json';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { MediaText, Section } from '#src/ui/layout/section.tsx';
import { Checklist, Paragraph } from '#src/ui/layout/text.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { Vessels } from '#src/ui/media/vessels.tsx';
import { AnchorBar } from '#src/ui/navigation/anchor-bar.tsx';
import s from './adc-page.module.css';
import antibody from './antibody.svg';

const PARTS = ['facility', 'development', 'manufacturing', 'platform', 'analytics'] as const;

export function Component() {
  const { t } = useTranslation(['adc', 'common']);
  const anchors = [{ id: 'overview', label: t('overview.anchor') }, ...PARTS.map((id) => ({ id, label: t(`${id}.heading`) }))];
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} image={heroAdc}>
      <AnchorBar items={anchors} />
      <section id="overview" className={`wrap ${s.overview}`} aria-labelledby="overview-heading">
        <Reveal className={s.words}>
          <h2 id="overview-heading">{t('overview.heading')}</h2>
          <Paragraph text={t('overview.body')} />
        </Reveal>
        <Reveal>
          <Antibody />
        </Reveal>
      </section>
      <Section
        id="facility"
        tone="soft"
        heading={t('facility.heading')}
        lead={t('facility.lead')}
        wide={
          <div className={s.figures}>
            <KeyFigures items={t('facility.figures', { returnObjects: true })} />
          </div>
        }
        body={t('facility.body')}
      />
      <MediaText
        id="containment"
        heading={t('containment.heading')}
        image={operator}
        side="right"
        caption={t('common:ui.rendering')}
        body={t('containment.body')}
      >
        <Checklist items={t('containment.items', { returnObjects: true })} />
      </MediaText>
      <MediaText id="development" heading={t('development.heading')} image={tubing} side="left" body={t('development.body')}>
        <Checklist items={t('development.items', { returnObjects: true })} />
      </MediaText>
      <Section id="manufacturing" heading={t('manufacturing.heading')} wide={<ConjugationSteps />} body={t('manufacturing.body')}>
        <Paragraph text={t('manufacturing.scope')} />
      </Section>
      <MediaText
        id="platform"
        heading={t('platform.heading')}
        lead={t('platform.lead')}
        drawing={<EightPayloads />}
        side="right"
        body={t('platform.body')}
      />
      <Section id="analytics" heading={t('analytics.heading')} wide={<DataTable {...t('analytics', { returnObjects: true })} />} />
      <ContactBand about="adc" ruler={<VolumeRuler range="adc" start={adcReactors.largestLitres / 2} />} />
    </HeadedPage>
  );
}

/** The step at which the payload joins, counted from 0. */
const CONJUGATION = 2;

/** Seven steps on a line; conjugation is the largest reactor at the site's scale, where the payload comes in from the isolator. */
export function ConjugationSteps() {
  const { t } = useTranslation('adc');
  return (
    <ol className={s.steps} aria-label={t('manufacturing.label')}>
      {Object.values(t('manufacturing.steps', { returnObjects: true })).map((name, at) =>
        at === CONJUGATION ? (
          <li key={name} className={`${s.step} ${s.joined}`}>
            <span className={s.vessel}>
              <Vessels count={1} litres={adcReactors.largestLitres} status="running" />
            </span>
            <span>{name}</span>
            <span className={s.detail}>{t('manufacturing.vessel')}</span>
            <span className={s.payload}>
              <span>{t('manufacturing.payload')}</span> <span className={s.detail}>{t('manufacturing.payloadDetail')}</span>
            </span>
          </li>
        ) : (
          <li key={name} className={s.step}>
            {name}
          </li>
        ),
      )}
    </ol>
  );
}

/** The middles of the payloads on the right, from the arm to the hinge. */
const PAYLOADS = [
  [334, 223],
  [268, 234],
  [274, 261],
  [274, 291],
] as const;

/** An antibody with linkers and payloads: a figure with one name; its labels are part of the drawing. */
function Antibody() {
  const { t } = useTranslation('adc');
  return (
    <svg
      className={`paper ${s.figure}`}
      viewBox="0 0 600 452"
      role="img"
      aria-label={t('overview.alt')}
      fill="none"
      stroke="#2d2926"
      strokeWidth="1.6"
    >
      <Sides />
      <g stroke="#75787b" strokeWidth="1">
        <path d="M391 88h78M328 202h141M288 261h181" />
      </g>
      <g className={s.label} fill="#2d2926" stroke="none">
        <text x="482" y="94">
          {t('overview.antibody')}
        </text>
        <text x="482" y="208">
          {t('overview.linker')}
        </text>
        <text x="482" y="267">
          {t('overview.payload')}
        </text>
      </g>
    </svg>
  );
}

/** The middle of the same drawing, large: every payload has its number. */
function EightPayloads() {
  const { t } = useTranslation('adc');
  const marks = [...PAYLOADS.map(([x, y]) => [400 - x, y] as const), ...PAYLOADS.toReversed()];
  return (
    <svg
      className={`paper ${s.payloads}`}
      viewBox="30 92 340 236"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('platform.alt')}
      fill="none"
      stroke="#2d2926"
      strokeWidth="1"
    >
      <Sides />
      <g className={s.number} fill="#2d2926" stroke="none" textAnchor="middle">
        {marks.map(([x, y], at) => (
          <text key={`${x} ${y}`} x={x} y={y} dy="0.36em">
            {at + 1}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** Both halves; each is drawn with the line of the drawing that it is in. */
function Sides() {
  return (
    <>
      <use href={`${antibody}#side`} />
      <use href={`${antibody}#side`} transform="matrix(-1 0 0 1 400 0)" />
    </>
  );
}
