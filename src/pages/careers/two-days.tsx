import { useTranslation } from 'react-i18next';
import { Ruler } from '#src/ui/media/ruler.tsx';
import s from './two-days.module.css';

/** In winter; in summer, when clocks in the State of New York are put forward, 13. */
const HOURS_APART = 14;
/** Hours of the clock in Korea at the long marks. */
const HOURS = [9, 15, 21, 3] as const;

/** The working day at both campuses on one ruler of 24 hours, which begins at nine in the morning in Korea. */
export function TwoDays() {
  const { t } = useTranslation('careers');
  return (
    <figure>
      <p className={s.title}>{t('day.title')}</p>
      <Ruler steps={24} isLong={(at) => at % 6 === 0} needle={HOURS_APART} />
      <p className={s.hours} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{t('day.hour', { hour })}</span>
        ))}
      </p>
      <figcaption>
        <p className={s.days}>
          <span className={s.day}>{t('day.songdo')}</span>
          <span className={`${s.day} ${s.later}`}>{t('day.syracuse')}</span>
        </p>
        <p className={s.note}>{t('day.note')}</p>
      </figcaption>
    </figure>
  );
}
