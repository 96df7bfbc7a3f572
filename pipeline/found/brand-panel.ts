/** The size that every network asks for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The brand on a shared picture: an ink panel at the lower left, a red line above it, and the monogram of
 * src/ui/logo.tsx. Paths only: text would be drawn in whatever faces the machine has.
 */
export const BRAND_PANEL = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
  <path d="M0 450h180v180H0z" fill="#2d2926"/>
  <path d="M0 444h180v6H0z" fill="#cb333b"/>
  <g transform="translate(46 494) scale(2.2)">
    <path d="M6.5 35V14.5C6.5 7 15 6.2 17.6 13.2l4.8 13.6C25 33.8 33.5 33 33.5 25.5V12" fill="none" stroke="#fff" stroke-width="5"/>
    <path d="M31 5h5v7h-5z" fill="#cb333b"/>
  </g>
</svg>`;
