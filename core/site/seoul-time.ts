/** A day in milliseconds: Seoul has no summer time. */
export const DAY_MS = 86_400_000;

const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** The date in Seoul: `2026-01-31`. Korea has no daylight saving time. */
export function dayInSeoul(moment: number): string {
  return timeInSeoul(moment).slice(0, 10);
}

/** Date and time in Seoul: `2026-01-31 09:05`. */
export function timeInSeoul(moment: number): string {
  return new Date(moment + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** ISO 8601 with Seoul's offset: `2026-01-31T09:05:07+09:00`. */
export function isoInSeoul(moment: number): string {
  return `${new Date(moment + SEOUL_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;
}

/** Parses a date or time in Seoul, `2026-01-31` or `2026-01-31 09:05`. NaN for an invalid one. */
export function momentInSeoul(text: string): number {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(text) ?? [];
  const moment = Date.parse(`${day}T${time}:00.000+09:00`);
  // Date.parse may read 31 February as a day in March.
  return day && !Number.isNaN(moment) && timeInSeoul(moment) === `${day} ${time}` ? moment : Number.NaN;
}
