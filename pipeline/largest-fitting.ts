export interface Fitting {
  /** The smallest and the largest count that may be chosen. */
  least: number;
  most: number;
  budget: number;
  /** A size that is close enough to the budget: no larger count is looked for. */
  enough?: number;
  /** The size for a count, which grows with it; `Infinity` for one that is surely too large. It is slow: few counts are tried. */
  sizeOf(count: number): Promise<number>;
}

/** The part of a budget that is as good as all of it: each try takes as long as rendering a hundred pages. */
export const NEARLY_FULL = 0.985;

/** The first count that is tried beyond the least, so that how sizes grow is known. */
const FIRST_STEP = 32;
/** So many guesses are made before what is left is halved. */
const STRAIGHT_TRIES = 6;

/**
 * The largest count whose size is within the budget, or the first found whose size is enough; undefined where not even the least is within
 * it. Sizes grow nearly in a straight line: a few guesses find it. Should they not, halving does.
 */
export async function largestFitting({
  least,
  most,
  budget,
  enough = Number.POSITIVE_INFINITY,
  sizeOf,
}: Fitting): Promise<number | undefined> {
  const smallest = await sizeOf(least);
  if (smallest > budget) return undefined;
  let [fit, unfit, guess] = [least, most + 1, least + FIRST_STEP];
  for (let tries = 0; unfit - fit > 1; tries += 1) {
    const middle = Math.floor((fit + unfit) / 2);
    const count = tries < STRAIGHT_TRIES ? Math.min(Math.max(guess, fit + 1), unfit - 1) : middle;
    const size = await sizeOf(count);
    if (size <= budget && size >= enough) return count;
    if (size <= budget) fit = count;
    else unfit = count;
    const estimate = least + Math.floor(((count - least) * (budget - smallest)) / (size - smallest));
    guess = Number.isFinite(size) && Number.isFinite(estimate) ? estimate : Math.floor((fit + unfit) / 2);
  }
  return fit;
}
