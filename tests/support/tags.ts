/**
 * `npm test` leaves tests and projects with this tag to `npm run test:full`, and counts them as skipped. What has it twice, a test of
 * its own accord and in the language that `npm test` leaves out, is not run (`grepInvert` in playwright.config.ts): it is run in the
 * other language.
 */
export const FULL = '@full';

/** Tests and projects with this tag promise times: they run in a step of their own, with nothing beside them. */
export const ALONE = '@alone';
