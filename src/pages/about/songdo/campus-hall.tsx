import { useTranslation } from 'react-i18next';
import {
  plant1BioreactorSize,
  plant1Bioreactors,
  plant1Capacity,
  songdoMidBioreactorSize,
  songdoMidBioreactors,
  songdoPlanned,
  songdoSingleUseSize,
} from '#content/facts.json';
import { groupDigits } from '#src/shared/isomorphic/group-digits.ts';
import { StatusLine } from '#src/ui/feedback/status-line.tsx';
import { FigureNumber } from '#src/ui/media/figure-number.tsx';
import { VesselHall } from '#src/ui/media/vessel-hall.tsx';
import s from './campus-hall.module.css';

const LARGE = plant1BioreactorSize.litres;
const MIDDLE = { count: songdoMidBioreactors.count, litres: songdoMidBioreactorSize.litres };
/** How many single-use units is open: as many as "multiple" needs. */
const SMALL = { count: 3, litres: songdoSingleUseSize.litres };
/** Litres planned beyond Plant 1 and the mid-scale vessels, single-use units included. */
const BEYOND = songdoPlanned.litres - plant1Capacity.litres - MIDDLE.count * MIDDLE.litres;
/** What the single-use units leave of them, drawn as vessels of Plant 1's size: which they will be is not decided. */
const ROOM = { count: (BEYOND - SMALL.count * SMALL.litres) / LARGE, litres: LARGE };

/** All vessels that Songdo is planned for, and the room for those that follow. */
export function CampusHall() {
  const { t } = useTranslation(['songdo', 'common']);
  return (
    <VesselHall
      name={t('hall.name')}
      labels={(['plant1', 'middle', 'small', 'room'] as const).map(
        (kind) => `${t(`hall.${kind}.figure`, { n: groupDigits(BEYOND) })}. ${t(`hall.${kind}.label`)}`,
      )}
      rows={[
        [
          { count: plant1Bioreactors.count, litres: LARGE, status: 'planned', words: <Words kind="plant1" isMain /> },
          { ...MIDDLE, status: 'planned', words: <Words kind="middle" /> },
          { ...SMALL, status: 'review', words: <Words kind="small" /> },
        ],
        [{ ...ROOM, status: 'room', words: <Words kind="room" isMain /> }],
      ]}
    />
  );
}

const STATUS = { plant1: 'planned', middle: 'planned', small: 'review', room: 'room' } as const;

interface Props {
  kind: keyof typeof STATUS;
  /** Larger: one of the two capacities. */
  isMain?: boolean;
}

function Words({ kind, isMain = false }: Props) {
  const { t } = useTranslation(['songdo', 'common']);
  return (
    <>
      <p className={isMain ? `${s.figure} ${s.main}` : s.figure}>
        <FigureNumber text={t(`hall.${kind}.figure`, { n: groupDigits(BEYOND) })} />
      </p>
      <p className={s.label}>{t(`hall.${kind}.label`)}</p>
      <StatusLine status={STATUS[kind]}>{kind === 'plant1' ? t('common:status.operatingFrom') : t(`hall.${kind}.status`)}</StatusLine>
    </>
  );
}
