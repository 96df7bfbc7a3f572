/** Cache of visited documents, which pages look into as well as the worker. */
export const PAGES_CACHE = 'site-v1-pages';

/** Cache of what the visitor saved in the offline library. It has a version of its own and never expires. */
export const SAVED_CACHE = 'site-saved-v1';
