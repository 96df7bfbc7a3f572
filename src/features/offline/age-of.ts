import type { Locale } from '#core/site/locales.ts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago something was, in whole days, hours or minutes and the locale's words; undefined for less than a minute. */
export function ageOf(at: number, now: number, locale: Locale): string | undefined {
  const found = UNITS.find(([, length]) => now - at >= length);
  if (!found) return undefined;
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor((now - at) / length), unit);
}
