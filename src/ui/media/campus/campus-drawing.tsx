import { useTranslation } from 'react-i18next';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import { PERSON_OUTLINE } from '../person.tsx';
import s from './campus-drawing.module.css';
import { type Building, type Label, PLANS } from './campus-plans.ts';
import {
  drawBuilding,
  drawEdge,
  drawFlow,
  drawLabel,
  drawPerson,
  drawScale,
  drawVessels,
  sheetOf,
  silhouette,
  UNITS,
} from './draw-campus.ts';

interface Props {
  site: 'songdo' | 'syracuse';
  /** Without words, for a card: what it shows is said beside it, and by its text alternative. */
  small?: boolean;
}

/** A campus in axonometric lines: dashed what does not operate, red where the product flows. Its page loads the namespace `campus`. */
export function CampusDrawing({ site, small = false }: Props) {
  const { t } = useTranslation('campus');
  const plan = PLANS[site];
  const sheet = sheetOf(plan);
  // Cards side by side are of one height.
  const height = small ? Math.max(...Object.values(PLANS).map((one) => sheetOf(one).height)) : sheet.height;
  const flow = drawFlow(plan);
  const scale = drawScale(plan);
  const person = drawPerson([-3, -4]);
  const isRunning = plan.vessels.every((row) => row.isRunning);
  const open = plan.buildings.filter(({ rooms }) => rooms);
  return (
    <figure className={small ? `${s.figure} ${s.small}` : s.figure}>
      <svg
        className={s.drawing}
        viewBox={`${sheet.left} ${sheet.bottom - height} ${sheet.width} ${height}`}
        role="img"
        aria-label={t(`${site}.alt`)}
      >
        <path className={s.fine} d={drawEdge(plan)} />
        {plan.buildings.map((building) => (
          <Walls key={building.x} building={building} />
        ))}
        {plan.vessels.map((row) => {
          const { shells, levels } = drawVessels(row);
          return (
            <g key={row.litres}>
              <path className={row.isRunning ? s.vessels : `${s.vessels} ${s.planned}`} d={shells} />
              {row.isRunning && <path className={s.flow} d={levels} />}
            </g>
          );
        })}
        <path className={isRunning ? s.flow : `${s.flow} ${s.planned}`} d={flow.way} />
        <path className={s.flow} d={flow.head} />
        {open.map((building) => (
          <path key={building.x} className={s.line} d={drawBuilding(building).outline} />
        ))}
        <path
          className={s.person}
          transform={`translate(${person.x} ${person.y - person.height}) scale(${UNITS / 100})`}
          d={PERSON_OUTLINE}
        />
        {!small && (
          <>
            <path className={s.line} d={scale.bar + scale.north} />
            <g className={s.words}>
              <text {...scale.barLabel}>{t('bar')}</text>
              <text {...scale.northLabel} textAnchor="middle">
                {t('north')}
              </text>
            </g>
            {plan.labels.map((label, at) => (
              <Words key={label.name} label={label} number={at + 1} />
            ))}
          </>
        )}
      </svg>
      {small ? (
        <figcaption className={s.note}>{t('short')}</figcaption>
      ) : (
        <figcaption>
          <ol className={s.legend}>
            {plan.labels.map(({ name }) => (
              <li key={name}>{t(`labels.${name}`)}</li>
            ))}
          </ol>
          <div className={s.key}>
            <StatusLine status="running">{t('key.running')}</StatusLine>
            {!isRunning && <StatusLine status="planned">{t('key.planned')}</StatusLine>}
          </div>
          <p className={s.note}>{t('note')}</p>
        </figcaption>
      )}
    </figure>
  );
}

function Walls({ building }: { building: Building }) {
  const { outline, shade, inside } = drawBuilding(building);
  return (
    <g className={building.isBuilt ? s.built : s.planned}>
      <path className={s.solid} d={silhouette(building)} />
      {building.isBuilt && <path className={s.shade} d={shade} />}
      <path className={s.fine} d={inside} />
      {!building.rooms && <path className={s.line} d={outline} />}
    </g>
  );
}

/** Words at the end of a line to what they name; on phones a number, which the legend explains. */
function Words({ label: { name, at, rise }, number }: { label: Label; number: number }) {
  const { t } = useTranslation('campus');
  const { leader, x, y } = drawLabel(at, rise);
  return (
    <g className={s.words}>
      <path className={s.line} d={leader} />
      <text x={x + 8} y={y} dy={rise > 0 ? '0.5em' : '0'}>
        <tspan className={s.word}>{t(`labels.${name}`)}</tspan>
        <tspan className={s.number}>{number}</tspan>
      </text>
    </g>
  );
}
