/** The names under which what waits for a connection is kept (src/state/local-cache.ts). */
export const PAGE_VIEW_QUEUE = 'pageViews';
export const VITALS_QUEUE = 'vitals';
