import type { Locale } from './locales.ts';

/** A file's size for a reader: `840 KB`, `1.2 MB`; thousands, as download dialogs count them. */
export function fileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const value = new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 }).format(bytes / (isLarge ? 1_000_000 : 1000));
  return `${value}\u00a0${isLarge ? 'MB' : 'KB'}`;
}

/** A film's length: `0:42`, `3:05`. */
export function playTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The same as a duration of ISO 8601, for `<time>` and structured data: `PT3M5S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `PT${whole >= 60 ? `${Math.floor(whole / 60)}M` : ''}${whole % 60}S`;
}
