/** Metres. Every vessel is drawn as a cylinder twice as high as wide that holds its litres: no supplier's drawing is known. */
export function vesselSize(litres: number): { width: number; height: number } {
  const width = Math.cbrt((2 * litres) / 1000 / Math.PI);
  return { width, height: 2 * width };
}

/** Metres: who stands beside vessels is of this height. */
export const PERSON = 1.75;
