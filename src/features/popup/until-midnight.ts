/** Milliseconds until the visitor's own day ends; a day of 23 or 25 hours counts as it is. */
export function untilMidnight(now: number): number {
  return new Date(now).setHours(24, 0, 0, 0) - now;
}
