import { useTranslation } from 'react-i18next';
import { Ruler } from '#src/ui/media/ruler.tsx';
import s from './two-days.module.css';

/** In winter; in summer, when clocks in the State of New York are put forward, 13. */
const HOURS_APART = 14;

/** The day at both campuses on one ruler of 24 hours, which begins at nine in the morning in Songdo. */
export function TwoDays() {
  const { t } = useTranslation('careers');
  return (
    <figure>
      <Ruler steps={24} isLong={(at) => at % 6 === 0} needle={HOURS_APART} />
      <figcaption className={s.days}>
        <span className={s.day}>{t('day.songdo')}</span>
        <span className={`${s.day} ${s.later}`}>{t('day.syracuse')}</span>
      </figcaption>
    </figure>
  );
}
