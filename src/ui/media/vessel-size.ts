/** Metres. Every vessel is drawn as a cylinder twice as high as wide that holds its litres: no supplier's drawing is known. */
export function vesselSize(litres: number): { width: number; height: number } {
  const width = Math.cbrt((2 * litres) / 1000 / Math.PI);
  return { width, height: 2 * width };
}

/** Metres: who stands beside vessels is of this height. */
export const PERSON = 1.75;

/** Reads the number that a fact begins with: `8 × 15,000 L`, `3 inoculation suites`. */
export const countOf = (fact: { en: string }): number => Number.parseInt(fact.en, 10);

/** Reads `15,000 L`. */
export const litresOf = (fact: { en: string }): number => Number(fact.en.replace(/\D/g, ''));
