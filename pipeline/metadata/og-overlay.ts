import { LOGO_DOT, LOGO_STROKE } from '../../core/site/logo-shapes.ts';

/** The size that every network asks for, in pixels. */
export const OG_SIZE = { width: 1200, height: 630 } as const;

/**
 * The brand on a shared picture: a dark panel at the lower left, a red line above it, and the monogram. Paths only: text
 * would be drawn in whatever fonts the machine has.
 */
export const OG_OVERLAY = `<svg xmlns="http://www.w3.org/2000/svg" width="${OG_SIZE.width}" height="${OG_SIZE.height}">
  <path d="M0 450h180v180H0z" fill="#2d2926"/>
  <path d="M0 444h180v6H0z" fill="#cb333b"/>
  <g transform="translate(46 494) scale(2.2)">
    <path d="${LOGO_STROKE}" fill="none" stroke="#fff" stroke-width="5"/>
    <path d="${LOGO_DOT}" fill="#cb333b"/>
  </g>
</svg>`;
