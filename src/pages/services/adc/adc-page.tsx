import adc from 'image:hero-adc';
import tubing from 'image:reactor-tubing';
import { useTranslation } from 'react-i18next';
import { adcReactors } from '#content/facts.json';
import { HeadedPage } from '#src/pages/headed-page.tsx';
import { ContactBand } from '#src/ui/layout/contact-band.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Checklist } from '#src/ui/layout/lists.tsx';
import { MediaText, Section } from '#src/ui/layout/section.tsx';
import { Paragraph } from '#src/ui/layout/text.tsx';
import { VolumeRuler } from '#src/ui/layout/volume-ruler.tsx';
import { KeyFigures } from '#src/ui/media/key-figures.tsx';
import { Reveal } from '#src/ui/media/reveal.tsx';
import { Vessels } from '#src/ui/media/vessels.tsx';
import { AnchorBar } from '#src/ui/navigation/anchor-bar.tsx';
import s from './adc-page.module.css';
import { Antibody, EightPayloads } from './antibody.tsx';

const PARTS = ['facility', 'development', 'manufacturing', 'platform', 'analytics'] as const;

export function Component() {
  const { t } = useTranslation('adc');
  const anchors = [{ id: 'overview', label: t('overview.anchor') }, ...PARTS.map((id) => ({ id, label: t(`${id}.heading`) }))];
  return (
    <HeadedPage heading={t('heading')} lead={t('lead')} image={adc}>
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
            <KeyFigures items={Object.values(t('facility.figures', { returnObjects: true }))} />
          </div>
        }
        body={t('facility.body')}
      />
      <Section id="containment" tone="soft" heading={t('containment.heading')} body={t('containment.body')}>
        <Checklist items={Object.values(t('containment.items', { returnObjects: true }))} />
      </Section>
      <MediaText id="development" heading={t('development.heading')} image={tubing} side="left" body={t('development.body')}>
        <Checklist items={Object.values(t('development.items', { returnObjects: true }))} />
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
      <ContactBand about="adc" ruler={<VolumeRuler range="adc" start={500} />} />
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
