import { CI } from './assertions.ts';
import { median } from './median.ts';
import { stolenTime } from './stolen-time.ts';

/** Lighthouse's own factor between a desktop computer and the phone it simulates. */
export const CPU_SLOWDOWN = 4;
/** The least benchmark index of a computer that Lighthouse's factor is meant for (docs/throttling.md of Lighthouse). */
export const DESKTOP_INDEX = 1500;
/** Milliseconds of a visit that other machines may take from this one. Blocking time doubles from some 100 ms on. */
const MOST_STOLEN = 50;
/** A machine may be this much slower during a visit than was reckoned with. */
const LEAST_SPEED = 0.9;
/** The main thread of the page may wait this much for a processor. Where it had one for 44 % of its time, blocking time was 700 to 1,100 ms. */
const LEAST_SHARE = 0.75;

export interface Measured<T> {
  value: T;
  /** Lighthouse's benchmark index. */
  index: number;
  /** How much of its time the page's main thread had a processor, where that is known. */
  share?: number;
}

export interface Machine {
  /** The benchmark index: the median of the last visits, a desktop computer's before the first. */
  index(): number;
  /** Measures with the index as it is known. `isSteady`: meanwhile the machine was as fast as that, and the page had its processors. */
  watch<T>(measure: (index: number) => Promise<Measured<T>>): Promise<{ value: T; isSteady: boolean }>;
}

export function createMachine(): Machine {
  const indexes: number[] = [];
  const index = () => (indexes.length === 0 ? DESKTOP_INDEX : median(indexes.slice(-CI.collect.numberOfRuns)));
  return {
    index,
    async watch(measure) {
      const reckoned = index();
      const stolenBefore = stolenTime();
      const { value, index: measured, share = 1 } = await measure(reckoned);
      const stolen = stolenTime() - stolenBefore;
      indexes.push(measured);
      const isFast = measured >= LEAST_SPEED * Math.min(reckoned, DESKTOP_INDEX);
      return { value, isSteady: isFast && stolen <= MOST_STOLEN && share >= LEAST_SHARE };
    },
  };
}
