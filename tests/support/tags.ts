/** `npm test` leaves tests and projects with this tag to `npm run test:full`, and counts them as skipped. */
export const FULL = '@full';

/** Tests and projects with this tag promise times: they run in a step of their own, with nothing beside them. */
export const ALONE = '@alone';
