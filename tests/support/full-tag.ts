/** `npm test` leaves tests and projects with this tag to `npm run test:full`, and counts them as skipped. */
export const FULL = '@full';
