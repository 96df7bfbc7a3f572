import type { Locale } from './locales.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2024-10-08` in a list: Oct 8, 2024 or 2024.10.08. No clock and no time zone is involved. */
export function shortDate(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-');
  return locale === 'en' ? `${MONTHS[Number(month) - 1]?.slice(0, 3)} ${Number(day)}, ${year}` : `${year}.${month}.${day}`;
}

/** `2024-05-16` in the header of a post: May 16, 2024 or 2024년 5월 16일. */
export function longDate(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-').map(Number);
  return locale === 'en' ? `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}` : `${year}년 ${month}월 ${day}일`;
}

/** The month of `2024-05-16` or `2024-05`: May or 5월. */
export function monthName(date: string, locale: Locale): string {
  const month = Number(date.split('-')[1]);
  return locale === 'en' ? (MONTHS[month - 1] ?? '') : `${month}월`;
}
