const OFFSET = 9 * 3_600_000;

/** The day it is in Seoul: `2026-01-31`. Korea has no summer time. */
export function dayInSeoul(moment: number): string {
  return timeInSeoul(moment).slice(0, 10);
}

/** A moment as a clock in Seoul shows it: `2026-01-31 09:05`. */
export function timeInSeoul(moment: number): string {
  return new Date(moment + OFFSET).toISOString().slice(0, 16).replace('T', ' ');
}

/** The same for machines: `2026-01-31T09:05:07+09:00`. */
export function isoInSeoul(moment: number): string {
  return `${new Date(moment + OFFSET).toISOString().slice(0, 19)}+09:00`;
}

/** The moment that a clock in Seoul shows, given as `2026-01-31` or `2026-01-31 09:05`. NaN when there is none. */
export function momentInSeoul(text: string): number {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(text) ?? [];
  const moment = Date.parse(`${day}T${time}:00.000+09:00`);
  // A 31st of February would be read as a day of March.
  return day && !Number.isNaN(moment) && timeInSeoul(moment) === `${day} ${time}` ? moment : Number.NaN;
}
