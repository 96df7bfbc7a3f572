import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import songdo from '#content/media/drawing-songdo.svg';
import syracuse from '#content/media/drawing-syracuse.svg';
import { StatusLine } from '#src/ui/layout/text.tsx';
import s from './campus.module.css';

export const CAMPUS_FILES = { songdo, syracuse };

export type Campus = keyof typeof CAMPUS_FILES;

/** A campus in lines, for a card: what it shows is said beside it. Its page loads the namespace `campus`. */
export function CampusPicture({ site }: { site: Campus }) {
  const { t } = useTranslation('campus');
  return (
    <figure>
      <img className={`paper ${s.picture}`} src={CAMPUS_FILES[site]} alt={t(`${site}.alt`)} width={1330} height={614} loading="lazy" />
      <figcaption className={s.pictureNote}>{t('short')}</figcaption>
    </figure>
  );
}

/**
 * What the page writes on a drawing, in the units of its file, ten of which are a metre: its `viewBox`; ten metres on the edge of the ground;
 * north; and words, each where its line begins and how long that is, upwards where positive.
 */
const SHEETS = {
  songdo: {
    viewBox: [-128, -516, 1330, 614],
    bar: 'M964 -46L1063 -58M964 -46L964 -60M1014 -52L1014 -60M1063 -58L1063 -72',
    barLabel: { x: 954, y: -49 },
    north: 'M1127 -72L1095 -100M1097 -87L1095 -100L1120 -90',
    northLabel: { x: 1086, y: -109 },
    labels: [
      { name: 'inoculation', x: 30, y: -4, rise: -40 },
      { name: 'plant1Bioreactors', x: 199, y: -24, rise: -40 },
      { name: 'purification', x: 447, y: -55, rise: -40 },
      { name: 'plant1', x: -67, y: -211, rise: 55 },
      { name: 'headquarters', x: 313, y: -476, rise: 30 },
      { name: 'following', x: 874, y: -471, rise: 25 },
    ],
    isRunning: false,
  },
  syracuse: {
    viewBox: [-64, -394, 1330, 478],
    bar: 'M1027 -50L1126 -62M1027 -50L1027 -64M1077 -56L1077 -64M1126 -62L1126 -76',
    barLabel: { x: 1017, y: -53 },
    north: 'M1190 -76L1159 -104M1160 -91L1159 -104L1184 -94',
    northLabel: { x: 1149, y: -113 },
    labels: [
      { name: 'cellBank', x: 20, y: -2, rise: -40 },
      { name: 'inoculation', x: 199, y: -24, rise: -40 },
      { name: 'syracuseBioreactors', x: 357, y: -44, rise: -40 },
      { name: 'purification', x: 655, y: -80, rise: -40 },
      { name: 'adc', x: 896, y: -258, rise: 40 },
      { name: 'testing', x: 328, y: -333, rise: 50 },
    ],
    isRunning: true,
  },
} as const;

/** A campus in lines with its words: dashed what does not operate, red where the product flows. The page loads `campus`. */
export function CampusDrawing({ site }: { site: Campus }) {
  const { t } = useTranslation('campus');
  const { viewBox, bar, barLabel, north, northLabel, labels, isRunning } = SHEETS[site];
  return (
    <figure>
      <div className={`paper ${s.sheet}`}>
        <img className={s.drawing} src={CAMPUS_FILES[site]} alt={t(`${site}.alt`)} width={viewBox[2]} height={viewBox[3]} />
        <svg className={s.words} viewBox={viewBox.join(' ')} aria-hidden="true">
          <path d={bar + north} fill="none" stroke="currentColor" />
          <text {...barLabel} textAnchor="end">
            {t('hall.mark', { n: 10 })}
          </text>
          <text {...northLabel} textAnchor="middle">
            {t('north')}
          </text>
          {/* Words at the end of a line to what they name; on narrow screens a number, which the legend explains. */}
          {labels.map(({ name, x, y, rise }, at) => (
            <Fragment key={name}>
              <path d={`M${x} ${y}v${-rise}`} />
              <text x={x + 8} y={y - rise} dy={rise > 0 ? '0.5em' : '0'}>
                <tspan className={s.word}>{t(`labels.${name}`)}</tspan>
                <tspan className={s.number}>{at + 1}</tspan>
              </text>
            </Fragment>
          ))}
        </svg>
      </div>
      <figcaption>
        <ol className={s.legend}>
          {labels.map(({ name }) => (
            <li key={name}>{t(`labels.${name}`)}</li>
          ))}
        </ol>
        <div className={s.key}>
          <StatusLine status={isRunning ? 'running' : 'plannedFlow'}>{t('key.flow')}</StatusLine>
          {!isRunning && <StatusLine status="planned">{t('key.planned')}</StatusLine>}
        </div>
        <p className={s.note}>{t('note')}</p>
      </figcaption>
    </figure>
  );
}
