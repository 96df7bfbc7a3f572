/** What is particular to a language of the site. */
interface Language {
  /** On the language switch (spec 3). */
  short: string;
  /** In itself. */
  name: string;
  openGraph: string;
  /** What it is written in. Hangul has faces of its own; what is done for Latin is done for every other script. */
  script: 'Latin' | 'Hangul' | 'other';
  /** How a day is written in a list and in the header of a post, and a month alone. `MMM` are the first three letters of `MMMM`. */
  dates: Record<'short' | 'long' | 'month', string>;
  /** Names of the months, where dates have them. */
  months?: readonly string[];
  /** Whether the afternoon begins anew: 3:04 p.m. */
  hasHalfDays?: true;
  /** Characters of a description that search engines show, and below which they take a text of their own. A Korean one is as wide as two Latin ones. */
  description: readonly [min: number, max: number];
}

/** The languages of the site, from which everything that is said in each of them derives (docs/adopt.md). */
const TABLE = {
  en: {
    short: 'ENG',
    name: 'English',
    openGraph: 'en_US',
    script: 'Latin',
    dates: { short: 'MMM D, YYYY', long: 'MMMM D, YYYY', month: 'MMMM' },
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    hasHalfDays: true,
    description: [120, 155],
  },
  ko: {
    short: 'KOR',
    name: '한국어',
    openGraph: 'ko_KR',
    script: 'Hangul',
    dates: { short: 'YYYY.MM.DD', long: 'YYYY년 M월 D일', month: 'M월' },
    description: [60, 80],
  },
} satisfies Record<string, Language>;

export type Locale = keyof typeof TABLE;
export const LANGUAGES: Readonly<Record<Locale, Language>> = TABLE;
export const LOCALES = Object.keys(TABLE) as readonly Locale[];

export const DEFAULT_LOCALE: Locale = 'en';

/** The languages of the staff, their own first: mails to them are written in all of them. */
export const STAFF_LOCALES: readonly [Locale, ...Locale[]] = ['ko', 'en'];

/** Exact match only: `EN` or `ko-KR` is not a site locale. */
export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

export function otherLocales(locale: Locale): Locale[] {
  return LOCALES.filter((other) => other !== locale);
}

/** A value for each language. */
export function eachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** What the language is called where developers read: `Korean`. */
export function inEnglish(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** The language that an address or the name of a file names, `/ko/public`, `newsroom.ko.json` or `code.ts?ko`; undefined for none. */
export function localeIn(path: string): Locale | undefined {
  return path.split(/[/.?=]/).find(isLocale);
}
