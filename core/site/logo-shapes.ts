import logo from '../../content/logo.json' with { type: 'json' };

/** Side of the square that the monogram is drawn in. */
export const LOGO_SIZE = 40;

/** What `npm run logo` reads from content/logo.svg: a path in ink, drawn as a stroke where it has a width, and one in color. */
export interface Monogram {
  ink: string;
  width: number;
  color: string;
}

/** Attributes of the path in ink, in the current color. */
export const LOGO_INK =
  logo.width > 0
    ? ({ d: logo.ink, fill: 'none', stroke: 'currentColor', strokeWidth: logo.width } as const)
    : ({ d: logo.ink, fill: 'currentColor' } as const);
/** Outline of the path in color. */
export const LOGO_DOT = logo.color;

/** The two paths of a monogram, where there is no React. */
export function logoPaths({ ink, width, color }: Monogram, ofInk: string, ofColor: string): string[] {
  const drawn = width > 0 ? `fill="none" stroke="${ofInk}" stroke-width="${width}"` : `fill="${ofInk}"`;
  return [`<path d="${ink}" ${drawn}/>`, `<path d="${color}" fill="${ofColor}"/>`];
}

/** Position and scale of the name beside the monogram. The glyphs have 1000 units per em. */
export const LOGO_NAME_TRANSFORM = 'translate(52 30.6) scale(.03)';

/** Height of the name's capital letters in the monogram's units, by which the clear space is measured. */
export const CAP_HEIGHT = 21.3;
