/** Of every vessel: its width as a part of its height. */
const PROPORTION = 0.62;

/** Litres whose area the scale bar shows; a vessel of so many is one unit wide. */
export const BAR_LITRES = 1000;

/**
 * The drawn size of a vessel, in the unit `--vessel` of the style sheet. One scale for the whole site: the area is in proportion to the
 * litres, on every page and at every width.
 */
export function vesselSize(litres: number): { width: number; height: number } {
  const width = Math.sqrt(litres / BAR_LITRES);
  return { width, height: width / PROPORTION };
}

/** Reads `15,000 L`. */
export const litresOf = (fact: { en: string }): number => Number(fact.en.replace(/\D/g, ''));
