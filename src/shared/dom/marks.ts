/** User Timing mark: a navigation within the app has begun. */
export const NAVIGATION_MARK = 'site:navigation';

/** User Timing mark: a page was to be shown that nothing had, for want of a connection. */
export const UNREACHABLE_MARK = 'site:unreachable';
