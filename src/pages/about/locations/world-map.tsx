import { useTranslation } from 'react-i18next';
import s from './world-map.module.css';
import drawing from './world-map.svg';

/** The drawing's size, and where the sites stand on it. */
const WIDTH = 1200;
const HEIGHT = 640;
const SITES = { songdo: [174, 391], syracuse: [979, 411], boston: [992, 389] } as const;
/** Ids of its paths, in the order in which they are painted. In the document they would cost more than all text of the page. */
const PATHS = ['graticule', 'rim', 'land', 'way'] as const;

/** The three sites on a globe seen from above the North Pacific. */
export function WorldMap() {
  const { t } = useTranslation('locations');
  const { songdo, syracuse, boston } = SITES;
  return (
    <svg className={s.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" role="img" aria-label={t('map.alt')}>
      {PATHS.map((name) => (
        <use key={name} className={s[name]} href={`${drawing}#${name}`} />
      ))}
      {Object.entries(SITES).map(([name, [x, y]]) => (
        <circle key={name} className={s.point} cx={x} cy={y} r="7" />
      ))}
      <text className={s.label} x={songdo[0]} y={songdo[1]} dy="1.75em" textAnchor="middle">
        {t('map.songdo')}
      </text>
      <text className={s.label} x={syracuse[0] - 16} y={syracuse[1]} dy="0.9em" textAnchor="end">
        {t('map.syracuse')}
      </text>
      <text className={s.label} x={boston[0] - 6} y={boston[1]} dy="-0.75em">
        {t('map.boston')}
      </text>
    </svg>
  );
}
