import { useTranslation } from 'react-i18next';
import { adcReactors } from '#content/facts.json';
import { Vessels } from '#src/ui/media/vessels.tsx';
import s from './conjugation-steps.module.css';

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
