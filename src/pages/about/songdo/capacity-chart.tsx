import { useTranslation } from 'react-i18next';
import { plant1Capacity, songdoPlanned } from '#content/facts.json';
import { litresOf } from '#src/ui/media/vessel-size.ts';
import s from './capacity-chart.module.css';

const WIDTH = 1200;
const PLANT = (WIDTH * litresOf(plant1Capacity)) / litresOf(songdoPlanned);
const VESSELS = 8;

/** What Plant 1 is of the planned whole, both dashed, since neither operates yet. */
export function CapacityChart() {
  const { t } = useTranslation('songdo');
  return (
    <figure className={s.chart}>
      <svg className={s.drawing} viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none" role="img" aria-label={t('roadmap.chart')}>
        <path className={s.frame} d={`M1 1H${WIDTH - 1}V99H1Z`} />
        <path className={s.plant} d={`M1 1H${PLANT}V99H1Z`} />
        <path className={s.parts} d={Array.from({ length: VESSELS - 1 }, (_, at) => `M${((at + 1) * PLANT) / VESSELS} 1V99`).join('')} />
      </svg>
      <figcaption className={s.labels} aria-hidden="true">
        <span>{t('roadmap.plant')}</span>
        <span>{t('roadmap.total')}</span>
      </figcaption>
    </figure>
  );
}
