import type { Locale } from '#core/site/locales.ts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago something was, in whole days, hours or minutes, in the language of the locale; undefined for less than a minute. */
export function ageOf(at: number, now: number, locale: Locale): string | undefined {
  const largest = UNITS.find(([, length]) => now - at >= length);
  if (!largest) return undefined;
  const [unit, length] = largest;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor((now - at) / length), unit);
}
