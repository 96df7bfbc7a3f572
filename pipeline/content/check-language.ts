import { LOCALES, type Locale } from '../../core/site/locales.ts';

/** Fewer letters say nothing: names and figures are Latin in Korean texts too. */
const ENOUGH = 60;

/** The error of a text in the file of the other language; undefined where it seems to be right. */
export function languageError(locale: Locale, source: string): string | undefined {
  // Addresses of links and names in braces are of no language.
  const text = source.replace(/\]\([^)]*\)|\{[\w.]+\}/g, ' ');
  const korean = countLetters(text, /[가-힣]+/g);
  const latin = countLetters(text, /[a-z]+/gi);
  if (korean + latin < ENOUGH) return undefined;
  const share = korean / (korean + latin);
  const isOther = locale === 'en' ? share > 0.3 : share < 0.05;
  const [other] = LOCALES.filter((candidate) => candidate !== locale);
  const names = { en: 'English', ko: 'Korean' };
  return isOther
    ? `the text is ${names[other as Locale]}; write ${names[locale]} here, and ${names[other as Locale]} in ${other}.md`
    : undefined;
}

function countLetters(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((sum, { length }) => sum + length, 0);
}
