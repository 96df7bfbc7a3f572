import { BREAKPOINTS } from './constants.ts';

/** The media queries of script and markup. Those of the style sheets are in src/styles/foundation.css, which a test compares. */
export const PHONE = `(max-width: ${BREAKPOINTS.mobile}px)`;
export const LAPTOP = `(min-width: ${BREAKPOINTS.laptop / 16}em)`;
export const UP_TO_WIDE = `(max-width: ${BREAKPOINTS.wide / 16}em)`;
export const WIDE = `(min-width: ${BREAKPOINTS.wide / 16}em)`;
