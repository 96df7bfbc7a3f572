import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from './person.tsx';
import s from './vessel-hall.module.css';
import { PERSON, vesselSize } from './vessel-size.ts';
import { Vessels } from './vessels.tsx';

export interface HallGroup {
  count: number;
  /** Of one vessel. */
  litres: number;
  status: 'running' | 'planned' | 'review';
  /** Below the floor: what these vessels are. */
  words: ReactNode;
}

interface Props {
  /** Groups of vessels on one floor; each row has its own. */
  rows: readonly (readonly HallGroup[])[];
  /** Two groups, or all that a campus is planned for: each has a scale of its own, at which the longest row fills the column. */
  look: 'two' | 'all';
}

/** Vessels that stand side by side where there is no room for more: a phone's width. */
const SIDE_BY_SIDE = 4;
/** The highest mark, in metres. */
const MARKS = [5, 4, 3, 2, 1];

/**
 * Vessels in elevation at one scale, on one floor with a person, beside marks of their height. Phones break each group into floors of
 * four. Its page loads the namespace `campus`.
 */
export function VesselHall({ rows, look }: Props) {
  const { t } = useTranslation('campus');
  return (
    <figure className={`${s.hall} ${s[look]}`}>
      {rows.map((groups, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        <div key={row} className={s.row}>
          {groups.map((group, at) => (
            <Group key={group.litres} group={group} isFirst={at === 0} hasPerson={row === 0 && at === 0} />
          ))}
        </div>
      ))}
      <figcaption className={`wrap ${s.note}`}>{t('hall.note', { n: PERSON })}</figcaption>
    </figure>
  );
}

function Group({
  group: { count, litres, status, words },
  isFirst,
  hasPerson,
}: {
  group: HallGroup;
  isFirst: boolean;
  hasPerson: boolean;
}) {
  const { t } = useTranslation('campus');
  const { width, height } = vesselSize(litres);
  const blocks = Array.from({ length: Math.ceil(count / SIDE_BY_SIDE) }, (_, at) => Math.min(SIDE_BY_SIDE, count - at * SIDE_BY_SIDE));
  return (
    <div className={s.group}>
      <div className={s.floors}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move
          <div key={at} className={at === 0 && isFirst ? `${s.floor} ${s.marked}` : s.floor}>
            <Marks />
            <Vessels count={block} litres={litres} status={status} goesOn={at < blocks.length - 1} />
            {hasPerson && at === blocks.length - 1 && <Person className={s.person} />}
          </div>
        ))}
      </div>
      <div className={s.words}>
        {words}
        <p className="visually-hidden">{t('hall.size', { height: height.toFixed(1), width: width.toFixed(1) })}</p>
      </div>
    </div>
  );
}

/** Heights at the left end of a floor. */
function Marks() {
  const { t } = useTranslation('campus');
  return (
    <span className={s.marks} aria-hidden="true">
      {MARKS.map((n) => (
        <span key={n}>
          <span className={s.mark}>{t('hall.mark', { n })}</span>
        </span>
      ))}
    </span>
  );
}
