/** Business constants (spec 9). Times are in milliseconds, widths in CSS pixels. */

/** Layout breakpoints, widest first. The style sheets have them as custom media (src/styles/foundation.css). */
export const BREAKPOINTS = { wide: 1440, desktop: 1200, laptop: 1024, mobile: 720 } as const;

/** The viewport counts as mobile at this width or less (spec 4). */
export const MOBILE_MAX_WIDTH = BREAKPOINTS.mobile;

export const PAGE_LOADING = { throttle: 200, duration: 5000, hideDelay: 500 } as const;

/** The loading bar of data requests: its values in percent, and how long it shows 100 after the end. */
export const LOADING_BAR = { start: 10, full: 100, endDelay: 750, step: 8, interval: 250, ceiling: 90 } as const;

/** A chunk that fails to load reloads the page at most once in this time. */
export const RELOAD_GUARD_MS = 60_000;

/** A navigation, an overlay or an answer of the API may take this long; then the visitor is told. */
export const NAVIGATION_TIMEOUT_MS = 8000;

/** A list fetch that shows a loader takes at least this long, so that the loader does not flash. */
export const FETCH_MIN_DELAY_MS = 200;

export const PREFETCH_IDLE_TIMEOUT_MS = 2000;

export const SCROLL_ANIMATION = { duration: 1200, delay: 100 } as const;

/** Page sizes (the specification leaves them open). */
export const PAGE_SIZES = { newsroom: 9, notice: 10, images: 12, videos: 6, brochures: 12 } as const;

/** A day in milliseconds: Seoul has no summer time. */
export const DAY_MS = 86_400_000;

/** The media queries of script and markup. Those of the style sheets are in src/styles/foundation.css, which a test compares. */
export const PHONE = `(max-width: ${BREAKPOINTS.mobile}px)`;
export const LAPTOP = `(min-width: ${BREAKPOINTS.laptop / 16}em)`;
export const UP_TO_WIDE = `(max-width: ${BREAKPOINTS.wide / 16}em)`;
export const WIDE = `(min-width: ${BREAKPOINTS.wide / 16}em)`;
