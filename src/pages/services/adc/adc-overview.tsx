import { useTranslation } from 'react-i18next';
import { Reveal } from '#src/ui/media/reveal.tsx';
import s from './adc-overview.module.css';
import { Antibody } from './antibody.tsx';

/** What an ADC is: the words beside the drawing. */
export function AdcOverview() {
  const { t } = useTranslation('adc');
  return (
    <section id="overview" className={`wrap ${s.overview}`} aria-labelledby="overview-heading">
      <Reveal className={s.words}>
        <h2 id="overview-heading">{t('overview.heading')}</h2>
        <p>{t('overview.body')}</p>
      </Reveal>
      <Reveal>
        <Antibody />
      </Reveal>
    </section>
  );
}
