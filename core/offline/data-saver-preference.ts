/**
 * Where the visitor's choice for or against data saver ('true', 'false') is stored for the worker, which cannot read a page's
 * localStorage: in a cache, under an address that no page has. The page writes it, the worker reads it.
 */
export const DATA_SAVER_PREFERENCE = { cache: 'site-v1-choice', key: '/own-choice' } as const;
