/** A test in tests/e2e/smoke that `npm test` leaves to `npm run test:full`. */
export const FULL = '@full';

/** The same test in the language that `npm test` leaves out. */
export const OTHER_LANGUAGE = '@other-language';
