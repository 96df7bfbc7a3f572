import { LANGUAGES, type Locale } from './locales.ts';

/** `2024-10-08` in a list: Oct 8, 2024 or 2024.10.08. No clock and no time zone is involved. */
export function shortDate(date: string, locale: Locale): string {
  return writeDate(date, locale, 'short');
}

/** `2024-05-16` in the header of a post: May 16, 2024 or 2024년 5월 16일. */
export function longDate(date: string, locale: Locale): string {
  return writeDate(date, locale, 'long');
}

/** The month of `2024-05-16` or `2024-05`: May or 5월. */
export function monthName(date: string, locale: Locale): string {
  return writeDate(date, locale, 'month');
}

function writeDate(date: string, locale: Locale, form: 'short' | 'long' | 'month'): string {
  const { dates, months } = LANGUAGES[locale];
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months?.[Number(month) - 1] ?? '';
  const parts: Record<string, string> = {
    YYYY: year,
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
  };
  return dates[form].replace(/YYYY|M{1,4}|DD?/g, (part) => parts[part] as string);
}

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
