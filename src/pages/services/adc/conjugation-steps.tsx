import { useTranslation } from 'react-i18next';
import s from './conjugation-steps.module.css';

/** The step at which the payload joins, counted from 0. */
const CONJUGATION = 2;

/** Seven steps on a line; conjugation is the vessel, where the payload comes in from the isolator. */
export function ConjugationSteps() {
  const { t } = useTranslation('adc');
  return (
    <ol className={s.steps} aria-label={t('manufacturing.label')}>
      {Object.values(t('manufacturing.steps', { returnObjects: true })).map((name, at) =>
        at === CONJUGATION ? (
          <li key={name} className={`${s.step} ${s.joined}`}>
            <Vessel />
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

function Vessel() {
  return (
    <svg
      className={s.vessel}
      width="48"
      height="78"
      viewBox="0 0 48 78"
      fill="#f0f0ee"
      stroke="#2d2926"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d="M1 13Q1 1 13 1H35Q47 1 47 13V60Q47 77 30 77H18Q1 77 1 60Z" />
      <path d="M1 25H47" stroke="#cb333b" strokeWidth="3" />
    </svg>
  );
}
