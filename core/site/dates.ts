import type { Locale } from './locales.ts';

/** `2024-05-16` in a list: 05.16.2024 or 2024.05.16. No clock and no time zone is involved. */
export function shortDate(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-');
  return locale === 'en' ? `${month}.${day}.${year}` : `${year}.${month}.${day}`;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2024-05-16` in the header of a post: May 16, 2024 or 2024년 5월 16일. */
export function longDate(date: string, locale: Locale): string {
  const [year, month, day] = date.split('-').map(Number);
  return locale === 'en' ? `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}` : `${year}년 ${month}월 ${day}일`;
}
