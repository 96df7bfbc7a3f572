import { useTranslation } from 'react-i18next';
import {
  adcReactors,
  plant1BioreactorSize,
  songdoMidBioreactorSize,
  songdoSingleUseSize,
  syracuseBioreactorSize,
} from '#content/facts.json';
import { groupDigits } from '#core/site/sizes.ts';
import { PERSON, vesselSize } from '#src/ui/media/vessel-size.ts';
import { OperatorShape, VesselShape } from '#src/ui/media/vessels.tsx';
import s from './volume-ruler.module.css';

export interface Mark {
  litres: number;
  /** `adcRange`: no vessel of its own, but within the range of those for conjugation. */
  vessel: 'adc' | 'adcRange' | 'singleUse' | 'middle' | 'syracuse' | 'plant1';
  /** Its line is solid, dashed or dotted, as everywhere. */
  status: 'running' | 'planned' | 'review';
}

const { smallestLitres: ADC_SMALLEST, largestLitres: ADC_LARGEST } = adcReactors;
const conjugation = (litres: number): Mark => ({ litres, vessel: 'adc', status: 'running' });

const VESSELS: readonly Mark[] = [
  conjugation(ADC_SMALLEST),
  conjugation(ADC_LARGEST),
  { litres: songdoSingleUseSize.litres, vessel: 'singleUse', status: 'review' },
  { litres: songdoMidBioreactorSize.litres, vessel: 'middle', status: 'planned' },
  { litres: syracuseBioreactorSize.litres, vessel: 'syracuse', status: 'running' },
  { litres: plant1BioreactorSize.litres, vessel: 'plant1', status: 'planned' },
];

/** All vessels that are there, planned or under review, by size; and for conjugates, both ends of their range and every hundred litres between. */
export const MARKS = {
  all: [...VESSELS].sort((one, other) => one.litres - other.litres),
  adc: [
    conjugation(ADC_SMALLEST),
    ...Array.from(
      { length: ADC_LARGEST / ADC_SMALLEST - 2 },
      (_, at): Mark => ({ litres: (at + 2) * ADC_SMALLEST, vessel: 'adcRange', status: 'running' }),
    ),
    conjugation(ADC_LARGEST),
  ],
} as const satisfies Record<string, readonly Mark[]>;

/** Where a volume stands on the ruler, in hundredths of its length: equal lengths are equal factors. */
export function placeOf(litres: number, marks: readonly Mark[]): number {
  const [first, last] = [marks[0]?.litres ?? 1, marks.at(-1)?.litres ?? 1];
  return (Math.log(litres / first) / Math.log(last / first)) * 100;
}

/** Short marks between: hundreds up to a thousand litres, thousands above. */
export function listBetween(marks: readonly Mark[]): number[] {
  const last = marks.at(-1)?.litres ?? 0;
  return [...Array.from({ length: 9 }, (_, at) => (at + 2) * 100), ...Array.from({ length: 14 }, (_, at) => (at + 2) * 1000)].filter(
    (litres) => litres < last,
  );
}

/** Units of the drawing: pixels of a page 1440 wide. `RANGE` is where its first and its last mark stand. */
const WIDTH = 1440;
const HEIGHT = 360;
export const RANGE = { begin: 152 / WIDTH, end: 1298 / WIDTH };
const EDGE = WIDTH / 20;
const METRE = 66;
const FLOOR = 296;
const HEIGHTS = [1, 2, 3, 4];
/** Far enough to both sides of the drawing for every screen. */
const ACROSS = `M${-WIDTH} ${FLOOR}H${2 * WIDTH}`;
const RED = 'var(--red)';

/**
 * A vessel of each size on a floor that is the ruler of their volumes. The chosen one is red; larger ones have a line where its volume would
 * stand in them. Its page loads `campus` and `band`.
 */
export function VolumeHall({ marks, chosen }: { marks: readonly Mark[]; chosen: Mark }) {
  const { t } = useTranslation(['campus', 'band']);
  const place = (litres: number) => Math.round((RANGE.begin + ((RANGE.end - RANGE.begin) * placeOf(litres, marks)) / 100) * WIDTH);
  const [small, large] = marks.filter(({ vessel }) => vessel === 'adc').map(({ litres }) => place(litres)) as [number, number];
  const [left, right] = marks.slice(-2).map(({ litres }) => place(litres)) as [number, number];
  return (
    <svg className={s.vessels} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} fill="currentColor" aria-hidden="true">
      <path
        d={HEIGHTS.map((n) => `M${-WIDTH} ${FLOOR - n * METRE}H${2 * WIDTH}`).join('')}
        stroke="#dededc"
        vectorEffect="non-scaling-stroke"
      />
      <g className={s.place} fontSize="12" fill="#5f6265">
        {HEIGHTS.map((n) => (
          <text key={n} x={EDGE} y={FLOOR - n * METRE + 16}>
            {t('hall.mark', { n })}
          </text>
        ))}
      </g>
      <path d={`M${small} 238V146H${large}V176`} fill="none" stroke="#75787b" vectorEffect="non-scaling-stroke" />
      <text className={s.place} x={(small + large) / 2} y="136" textAnchor="middle" fontSize="13" fill="#5f6265">
        {t('band:ruler.conjugation')}
      </text>
      <path d={ACROSS} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      <path
        d={[
          ...listBetween(marks).map((litres) => `M${place(litres)} ${FLOOR}v8`),
          ...marks.map(({ litres }) => `M${place(litres)} ${FLOOR}v14`),
        ].join('')}
        stroke="#75787b"
        vectorEffect="non-scaling-stroke"
      />
      {marks.map((mark) => {
        const { litres, status } = mark;
        const { width, height } = vesselSize(litres);
        const [x, wide] = [place(litres), width * METRE];
        const isChosen = mark === chosen;
        const level = chosen.litres < litres ? Math.round(height * METRE * (chosen.litres / litres)) : 0;
        return (
          <g key={litres} color={isChosen ? RED : undefined} strokeWidth={isChosen ? 2 : undefined}>
            <VesselShape litres={litres} status={status} x={x - wide / 2} floor={FLOOR} metre={METRE} />
            {level > 0 && (
              <path
                d={`M${Math.round(x - wide / 2)} ${FLOOR - level}h${Math.round(wide)}`}
                stroke={RED}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        );
      })}
      <g className={s.volume} textAnchor="middle" fontSize="15">
        {marks.map((mark) => (
          <text key={mark.litres} className={mark === chosen ? s.chosenVolume : undefined} x={place(mark.litres)} y="335">
            {t('band:ruler.volume', { n: groupDigits(mark.litres) })}
          </text>
        ))}
      </g>
      <g className={s.place} textAnchor="middle" fontSize="13" fill="#5f6265">
        {marks.map(({ litres, vessel }) => (
          <text key={litres} x={place(litres)} y="353">
            {t(`band:ruler.sites.${vessel as Exclude<Mark['vessel'], 'adcRange'>}`)}
          </text>
        ))}
      </g>
      <OperatorShape transform={`translate(${Math.round((left + right) / 2 - 20)} ${FLOOR - PERSON * METRE}) scale(${METRE / 100})`} />
      <g className={s.needle}>
        <rect x={place(chosen.litres)} y={FLOOR} width="3" height="20" />
        <circle cx={place(chosen.litres)} cy={FLOOR} r="8" />
      </g>
    </svg>
  );
}
