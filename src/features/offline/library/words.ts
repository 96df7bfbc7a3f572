import type { Locale } from '#core/site/locales.ts';
import en from '#locales/en/offline.json';
import ko from '#locales/ko/offline.json';

export type LibraryWords = typeof en;

const WORDS: Record<Locale, LibraryWords> = { en, ko };

export function wordsIn(locale: Locale): LibraryWords {
  return WORDS[locale];
}

/** Puts values in the places of a sentence. */
export function put(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
