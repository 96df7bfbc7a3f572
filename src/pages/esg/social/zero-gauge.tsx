import { useTranslation } from 'react-i18next';
import s from './zero-gauge.module.css';

/** From zero upwards, clockwise. */
const SCALE = 'M24 158A1390 1390 0 0 1 1296 172';

/** A gauge whose needle rests at zero: the goal for serious accidents. A narrow screen shows its beginning. */
export function ZeroGauge() {
  const { t } = useTranslation('social');
  return (
    <figure>
      <svg
        className={s.gauge}
        viewBox="0 -20 1296 270"
        preserveAspectRatio="xMinYMin slice"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d={SCALE} strokeWidth="24" strokeDasharray="1 23" />
        <path d={SCALE} strokeWidth="56" strokeDasharray="1.5 238.5" />
        <path d="M69 247 9 128" strokeWidth="3" className={s.needle} />
      </svg>
      <figcaption className={s.words}>
        <span className={s.zero} aria-hidden="true">
          0
        </span>
        {t('zero')}
      </figcaption>
    </figure>
  );
}
