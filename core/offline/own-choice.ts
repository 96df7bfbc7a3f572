/**
 * Where the visitor's own word on data saver ('true', 'false') stands for the worker, which cannot read what a page stores
 * otherwise: in a cache, under an address that is none of the site's. The page writes, the worker reads.
 */
export const OWN_CHOICE = { cache: 'site-v1-choice', key: '/own-choice' } as const;
