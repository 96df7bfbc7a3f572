/** Business constants of spec section 9. Times in milliseconds, widths in CSS pixels. */

/** The viewport counts as mobile at this width or less (spec 4). */
export const MOBILE_MAX_WIDTH = 720;

/** Layout breakpoints, widest first. */
export const BREAKPOINTS = { wide: 1440, desktop: 1200, laptop: 1024, mobile: 720 } as const;

export const PAGE_LOADING = { throttle: 200, duration: 5000, hideDelay: 500 } as const;

/** The loading bar of data requests: where it starts, and how long after the end it shows 100. */
export const LOADING_BAR = { start: 10, full: 100, endDelay: 750, step: 8, interval: 250, ceiling: 90 } as const;

/** A failed chunk reloads the page at most once in this time. */
export const RELOAD_GUARD = 60_000;

/** A list fetch that shows a loader takes at least this long, so that the loader does not flash. */
export const FETCH_MIN_DELAY = 200;

export const PREFETCH_IDLE_TIMEOUT = 2000;

export const SCROLL_ANIMATION = { duration: 1200, delay: 100 } as const;

/** Page sizes (content brief 4.19, 4.24; the spec leaves them open). */
export const PAGE_SIZES = { newsroom: 9, notice: 10, images: 12, videos: 6, brochures: 12 } as const;
