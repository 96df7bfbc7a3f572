import { useTranslation } from 'react-i18next';
import s from './topic-matrix.module.css';

/** Topics by how much they matter to others (up) and how much they are ours (right); those high on both come last. */
const TOPICS = [
  [70, 318],
  [118, 236],
  [176, 292],
  [232, 346],
  [150, 142],
  [262, 226],
  [398, 286],
  [488, 330],
] as const;
const CHOSEN = [
  [350, 146],
  [418, 96],
  [486, 170],
  [548, 54],
] as const;

/** How topics are chosen, drawn: two axes, and the corner where both lists agree. Examples of no topic in particular. */
export function TopicMatrix() {
  const { t } = useTranslation('esg');
  return (
    <figure className={s.figure} role="img" aria-label={t('topics.figure')}>
      <p className={s.axis}>
        {t('topics.others')}
        <span className={s.chosen}>{t('topics.chosen')}</span>
      </p>
      <svg viewBox="0 0 600 400" fill="none" stroke="#2d2926" strokeWidth="1.4" aria-hidden="true" focusable="false">
        <path d="M300 200H599V1H300z" fill="#fff" stroke="#cb333b" />
        <path d="M300 201V399M1 200H299" stroke="#75787b" strokeDasharray="2 7" />
        <path d="M1 0V399H600" />
        {TOPICS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="8" fill="#f5f5f3" />
        ))}
        {CHOSEN.map(([x, y]) => (
          <g key={x}>
            <path d={`M${x} 399V${y}M1 ${y}H${x}`} stroke="#c6aa76" strokeWidth="1" />
            <circle cx={x} cy={y} r="9" fill="#cb333b" stroke="none" />
          </g>
        ))}
      </svg>
      <p className={s.effect}>{t('topics.effect')}</p>
    </figure>
  );
}
