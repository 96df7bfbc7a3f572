/** The monogram on a field of 40 × 40: a stroke of width 5, and the red mark at the end of it. */
export const MARK_STROKE = 'M6.5 35V14.5C6.5 7 15 6.2 17.6 13.2l4.8 13.6C25 33.8 33.5 33 33.5 25.5V12';
export const MARK_DOT = 'M31 5h5v7h-5z';

/** Where the name stands beside the monogram, in the monogram's units: its face is 1000 units to the em. */
export const NAME_PLACE = 'translate(52 30.6) scale(.03)';

/** Height of a capital letter of the name, in the same units: the measure of the clear space. */
export const CAP_HEIGHT = 21.3;
