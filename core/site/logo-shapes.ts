/** The monogram in a viewBox of 40 × 40: a stroke of width 5, and the red dot at its end. */
export const LOGO_STROKE = 'M6.5 35V14.5C6.5 7 15 6.2 17.6 13.2l4.8 13.6C25 33.8 33.5 33 33.5 25.5V12';
export const LOGO_DOT = 'M31 5h5v7h-5z';

/** Position and scale of the name beside the monogram. The glyphs have 1000 units per em. */
export const LOGO_NAME_TRANSFORM = 'translate(52 30.6) scale(.03)';

/** Height of the name's capital letters in the monogram's units, by which the clear space is measured. */
export const CAP_HEIGHT = 21.3;
