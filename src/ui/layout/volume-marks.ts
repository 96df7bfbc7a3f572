import {
  adcReactors,
  plant1BioreactorSize,
  songdoMidBioreactorSize,
  songdoSingleUseSize,
  syracuseBioreactorSize,
} from '#content/facts.json';

export interface Mark {
  litres: number;
  /** `adcRange`: no vessel of its own, but within the range of those for conjugation. */
  vessel: 'adc' | 'adcRange' | 'singleUse' | 'middle' | 'syracuse' | 'plant1';
  /** Its line is solid, dashed or dotted, as everywhere. */
  status: 'running' | 'planned' | 'review';
}

const { smallestLitres: ADC_SMALLEST, largestLitres: ADC_LARGEST } = adcReactors;
const conjugation = (litres: number): Mark => ({ litres, vessel: 'adc', status: 'running' });

/** All vessels that are there, planned or under review; and for conjugates, both ends of their range and every hundred litres between. */
export const MARKS = {
  all: [
    conjugation(ADC_SMALLEST),
    conjugation(ADC_LARGEST),
    { litres: songdoSingleUseSize.litres, vessel: 'singleUse', status: 'review' },
    { litres: songdoMidBioreactorSize.litres, vessel: 'middle', status: 'planned' },
    { litres: syracuseBioreactorSize.litres, vessel: 'syracuse', status: 'running' },
    { litres: plant1BioreactorSize.litres, vessel: 'plant1', status: 'planned' },
  ],
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
