import { useTranslation } from 'react-i18next';
import { FigureNumber } from '#src/ui/figure-number.tsx';
import { Reveal } from '#src/ui/reveal.tsx';
import { Ticks } from '#src/ui/ticks.tsx';
import s from './capacity.module.css';

/** Three figures, each beside a drawing of what it counts (brief 4.1.2). */
export function Capacity() {
  const { t } = useTranslation('home');
  return (
    <dl className={s.rows}>
      <Row n="1" detail={t('about.figures.1.detail')} drawing={<Vessels height={52} />} />
      <Row n="2" detail={t('about.figures.2.detail')} drawing={<Vessels height={90} planned />} />
      <Row n="3" drawing={<Ticks className={s.drawing} />} />
    </dl>
  );
}

function Row({ n, detail, drawing }: { n: string; detail?: string; drawing: React.ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <Reveal className={s.row}>
      <dt className={s.label}>
        <span aria-hidden="true">{drawing}</span>
        <span className={s.words}>
          <span>{t(`about.figures.${n}.label`)}</span>
          {detail && <span className={s.detail}>{detail}</span>}
        </span>
      </dt>
      <dd className={s.figure}>
        <FigureNumber text={t(`about.figures.${n}.figure`)} />
      </dd>
    </Reveal>
  );
}

/** Eight vessels, drawn to one scale: solid where they run, dashed where they are planned. */
function Vessels({ height, planned = false }: { height: number; planned?: boolean }) {
  const width = height * 0.62;
  const radius = width * 0.36;
  const step = width * 1.16;
  return (
    <svg
      className={s.drawing}
      viewBox={`0 0 ${Math.round(step * 8)} ${height + 2}`}
      height={height + 2}
      fill={planned ? 'none' : '#f0f0ee'}
      stroke="#2d2926"
      aria-hidden="true"
    >
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight equal drawings
        <g key={at} transform={`translate(${Math.round(at * step * 10) / 10 + 1} 1)`}>
          <path
            strokeDasharray={planned ? '3 3' : undefined}
            d={`M0 ${radius * 0.4}q0-${radius * 0.4} ${radius * 0.4}-${radius * 0.4}h${width - radius * 0.8}q${radius * 0.4} 0 ${radius * 0.4} ${radius * 0.4}v${height - radius * 1.4}q0 ${radius}-${radius} ${radius}h-${width - radius * 2}q-${radius} 0-${radius}-${radius}z`}
          />
          {!planned && <path d={`M0 ${height * 0.28}h${width}`} stroke="#cb333b" strokeWidth="2" />}
        </g>
      ))}
    </svg>
  );
}
