/** Where the choice for or against data saver ('true', 'false') is stored for the worker, which cannot read localStorage. */
export const DATA_SAVER_PREFERENCE = { cache: 'site-v1-choice', key: '/own-choice' } as const;
