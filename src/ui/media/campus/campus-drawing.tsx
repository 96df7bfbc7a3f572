import { useTranslation } from 'react-i18next';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import s from './campus-drawing.module.css';
import { FILES, type Site } from './campus-files.ts';
import { type Label, PLANS } from './campus-plans.ts';
import { drawLabel, drawScale, sheetOf } from './draw-campus.ts';

/** A campus in axonometric lines with its words: dashed what does not operate, red where the product flows. The page loads `campus`. */
export function CampusDrawing({ site }: { site: Site }) {
  const { t } = useTranslation('campus');
  const plan = PLANS[site];
  const { left, bottom, width, height } = sheetOf(plan);
  const scale = drawScale(plan);
  const isRunning = plan.vessels.every((row) => row.isRunning);
  return (
    <figure>
      <div className={s.sheet}>
        <img className={s.drawing} src={FILES[site]} alt={t(`${site}.alt`)} width={width} height={height} />
        <svg className={s.words} viewBox={`${left} ${bottom - height} ${width} ${height}`} aria-hidden="true">
          <path d={scale.bar + scale.north} />
          <text {...scale.barLabel} textAnchor="end">
            {t('hall.mark', { n: 10 })}
          </text>
          <text {...scale.northLabel} textAnchor="middle">
            {t('north')}
          </text>
          {plan.labels.map((label, at) => (
            <Words key={label.name} label={label} number={at + 1} />
          ))}
        </svg>
      </div>
      <figcaption>
        <ol className={s.legend}>
          {plan.labels.map(({ name }) => (
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

/** Words at the end of a line to what they name; on narrow screens a number, which the legend explains. */
function Words({ label: { name, at, rise }, number }: { label: Label; number: number }) {
  const { t } = useTranslation('campus');
  const { leader, x, y } = drawLabel(at, rise);
  return (
    <>
      <path d={leader} />
      <text x={x + 8} y={y} dy={rise > 0 ? '0.5em' : '0'}>
        <tspan className={s.word}>{t(`labels.${name}`)}</tspan>
        <tspan className={s.number}>{number}</tspan>
      </text>
    </>
  );
}
