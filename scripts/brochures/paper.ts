/**
 * A4 upright. Pages are laid out at this width and printed smaller, so that the site's wide layout holds and its 17 px become the 9.4
 * points of print. The height stands in src/brochures/parts/brochure.css.
 */
export const SCALE = 0.74;
export const PAPER = { width: '210mm', height: '297mm' };
export const LAYOUT = { width: Math.floor((210 / 25.4) * (96 / SCALE)), height: 1516 };
