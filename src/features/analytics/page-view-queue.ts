/** The name under which page views that wait for a connection are kept. */
export const PAGE_VIEW_QUEUE = 'pageViews';
