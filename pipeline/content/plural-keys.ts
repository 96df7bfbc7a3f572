import type { Locale } from '../../core/site/locales.ts';

/** i18next's plural forms: `count_one` and `count_other` are both asked for as `count`. */
const FORM = /_(zero|one|two|few|many|other)$/;

/** The key that a form of a word is asked for with. */
export function baseKey(key: string): string {
  return key.replace(FORM, '');
}

/** Plural forms that are missing in a language, or that it never uses: English has `one` and `other`, Korean only `other`. */
export function pluralErrors(locale: Locale, keys: readonly string[]): string[] {
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const words = new Set(keys.filter((key) => FORM.test(key)).map(baseKey));
  const expected = new Set([...words].flatMap((word) => wanted.map((form) => `${word}_${form}`)));
  return [
    ...[...expected].filter((key) => !keys.includes(key)).map((key) => `'${key}' is missing; add it`),
    ...keys.filter((key) => words.has(baseKey(key)) && !expected.has(key)).map((key) => `'${key}' is never used; remove it`),
  ];
}
