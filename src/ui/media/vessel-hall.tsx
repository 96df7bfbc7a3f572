import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenTable } from '#src/ui/layout/data-table.tsx';
import { PERSON, vesselSize } from './vessel-size.ts';
import s from './vessels.module.css';
import { lengthOf, OPERATOR_WIDTH, OperatorShape, VesselRow, type VesselStatus } from './vessels.tsx';

export interface HallGroup {
  count: number;
  litres: number;
  status: VesselStatus;
  label: string;
  words: ReactNode;
}

interface Props {
  /** Groups of vessels on one floor; each row has its own, and on narrow screens they join. */
  rows: readonly (readonly HallGroup[])[];
  name: string;
}

/** Units are centimetres. `LENGTH` is the page's width at 1440 px, of which the margins are 5 %. */
const METRE = 100;
const LENGTH = 4500;
const EDGE = LENGTH / 20;
const FLOOR = 530;
const BEGIN = EDGE + 125;
/** Between two groups: the first gap has the operator. */
const GAPS = [200, 120];
const MARKS = [1, 2, 3, 4, 5];
/** Far enough to both sides of the drawing for every screen. */
const ACROSS = `M${-LENGTH} 0H${2 * LENGTH}`;

/**
 * Vessels in elevation at one scale, on one floor with an operator, beside marks of their height. Below 1024 px the floor is wider than the
 * screen and is moved sideways. Its page loads the namespace `campus`.
 */
export function VesselHall({ rows, name }: Props) {
  const { t } = useTranslation(['campus', 'common']);
  return (
    <figure className={s.hall}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={s.scroll} role="region" tabIndex={0} aria-label={name}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <div key={at} className={s.row}>
            <Floor groups={row} hasOperator={at === 0} />
            <div className={row.length > 1 ? `${s.words} ${s.three}` : s.words}>
              {row.map(({ litres, words }) => (
                <div key={litres} className={s.cell}>
                  <div className={s.text}>{words}</div>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <figcaption className="wrap note">{t('hall.note', { n: PERSON })}</figcaption>
      <HiddenTable
        head={[name, t('hall.count'), t('hall.height')]}
        rows={rows.flat().map(({ label, count, litres }) => [label, count, t('hall.mark', { n: vesselSize(litres).height.toFixed(1) })])}
      />
    </figure>
  );
}

function Floor({ groups, hasOperator }: { groups: readonly HallGroup[]; hasOperator: boolean }) {
  const { t } = useTranslation('campus');
  const places = groups.map((_, at) =>
    groups.slice(0, at).reduce((x, group, before) => x + lengthOf(group) * METRE + (GAPS[before] ?? 0), BEGIN),
  );
  const first = groups[0] as HallGroup;
  return (
    <svg className={`paper ${s.floor}`} viewBox={`0 0 ${LENGTH} ${FLOOR + 4}`} width="1440" height="171" fill="none" aria-hidden="true">
      {MARKS.map((n) => (
        <g key={n} transform={`translate(0 ${FLOOR - n * METRE})`}>
          <path d={ACROSS} stroke="#dededc" vectorEffect="non-scaling-stroke" />
          <text className={s.mark} x={EDGE} y="48" fontSize="38" fill="#5f6265">
            {t('hall.mark', { n })}
          </text>
        </g>
      ))}
      <path d={ACROSS} transform={`translate(0 ${FLOOR})`} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      {groups.map(({ litres, count, status }, at) => (
        <VesselRow key={litres} litres={litres} count={count} status={status} x={places[at] as number} floor={FLOOR} metre={METRE} />
      ))}
      {hasOperator && (
        <OperatorShape
          transform={`translate(${Math.round(BEGIN + lengthOf(first) * METRE + ((GAPS[0] as number) - OPERATOR_WIDTH) / 2)} ${FLOOR - PERSON * METRE})`}
        />
      )}
    </svg>
  );
}
