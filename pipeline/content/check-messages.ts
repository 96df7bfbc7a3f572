import { existsSync, readdirSync } from 'node:fs';
import { didYouMean } from '../../core/build/nearest.ts';
import { DEFAULT_LOCALE, inEnglish, LANGUAGES, LOCALES, type Locale } from '../../core/site/locales.ts';
import type { Tokens } from '../../core/site/tokens.ts';
import { isRecord, postFileName, readJsonFile } from './source-files.ts';

type Texts = ReadonlyMap<string, string>;

const TOKEN = /\{([\w.]+)\}/g;

/** Errors of the messages in locales/. @param tokens Names that have a value while the site is built. */
export function checkMessages(folder: string, tokens: ReadonlySet<string>): string[] {
  const errors: string[] = [];
  const files = [...new Set(LOCALES.flatMap((locale) => listFiles(`${folder}/${locale}`)))].sort();
  for (const file of files) {
    const read = LOCALES.flatMap((locale) => {
      const texts = readTexts(folder, locale, file, errors);
      return texts ? [[locale, texts] as const] : [];
    });
    if (read.length < LOCALES.length) continue;
    const [[, first], ...others] = read as [(typeof read)[number], ...typeof read];
    for (const [locale, own] of others) errors.push(...compareKeys(file, DEFAULT_LOCALE, locale, first, own));
    for (const [locale, texts] of read) {
      errors.push(...pluralErrors(locale, [...texts.keys()]).map((error) => `${nameOf(locale, file)}: ${error}`));
      errors.push(...languageKeys(texts).map((key) => `${nameOf(locale, file)}: '${key}' is missing; each language of the site is named`));
      for (const [key, text] of texts) errors.push(...checkText(nameOf(locale, file), key, text, tokens));
    }
    for (const [locale, texts] of others) errors.push(...compareTokens(file, first, locale, texts, tokens));
  }
  return errors;
}

const nameOf = (locale: Locale, file: string) => `locales/${locale}/${file}`;

const listFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []);

function readTexts(folder: string, locale: Locale, file: string, errors: string[]): Texts | undefined {
  const name = nameOf(locale, file);
  const value = readJsonFile(`${folder}/${locale}/${file}`, name, errors);
  if (value === undefined) return undefined;
  const texts = new Map<string, string>();
  const add = (part: unknown, key: string) => {
    if (typeof part === 'string') texts.set(key, part);
    else if (Array.isArray(part)) for (const [at, item] of part.entries()) add(item, `${key}.${at}`);
    else if (isRecord(part)) for (const [own, item] of Object.entries(part)) add(item, key ? `${key}.${own}` : own);
    else errors.push(`${name}: '${key}' is no text; write it in quotation marks`);
  };
  add(value, '');
  return texts;
}

/** Keys that one of two languages lacks: each is missing where it is not. */
function compareKeys(file: string, first: Locale, locale: Locale, inFirst: Texts, own: Texts): string[] {
  const missing = (from: Texts, to: Texts, has: Locale, lacks: Locale) => {
    const [bases, others] = [from, to].map((texts) => new Set([...texts.keys()].map(baseKey))) as [Set<string>, Set<string>];
    const strangers = [...to.keys()].filter((key) => !bases.has(baseKey(key)));
    return [...from.keys()]
      .filter((key) => !others.has(baseKey(key)))
      .map(
        (key) =>
          `${nameOf(lacks, file)}: '${key}' is missing, which ${has}/${file} has; each text is in every language${didYouMean(key, strangers)}`,
      );
  };
  return [...missing(inFirst, own, first, locale), ...missing(own, inFirst, locale, first)];
}

/** Where languages are named by their keys (`languages.en`), those that are not. */
export function languageKeys(texts: Texts, locales: readonly string[] = LOCALES): string[] {
  const places = Map.groupBy(
    [...texts.keys()].filter((key) => locales.includes(key.split('.').at(-1) as string)),
    (key) => key.slice(0, key.lastIndexOf('.') + 1),
  );
  return [...places].flatMap(([place, keys]) =>
    keys.length < 2 ? [] : locales.map((locale) => place + locale).filter((key) => !keys.includes(key)),
  );
}

function checkText(name: string, key: string, text: string, tokens: ReadonlySet<string>): string[] {
  if (!text.trim()) return [`${name}: '${key}' is empty; write the text`];
  // Names without a dot may be filled in by the page: both languages must have the same ones, which is compared.
  return [...text.matchAll(TOKEN)]
    .map(([, token = '']) => token)
    .filter((token) => token.includes('.') && !tokens.has(token))
    .map(
      (token) =>
        `${name}: '${key}' has {${token}}, which is neither in content/brand.json nor in content/facts.json${didYouMean(token, tokens)}`,
    );
}

/** What pages fill in (`{n}`) stands in every language. Names and facts may differ, since sentences do. */
function compareTokens(file: string, en: Texts, locale: Locale, own: Texts, tokens: ReadonlySet<string>): string[] {
  const filledIn = (text: string) => {
    const names = Array.from(text.matchAll(TOKEN), ([, token = '']) => token).filter((token) => !tokens.has(token));
    return [...new Set(names.map((name) => `{${name}}`))].sort();
  };
  return [...en].flatMap(([key, text]) => {
    const other = own.get(key) ?? own.get(`${baseKey(key)}_other`);
    if (other === undefined) return [];
    const [inEnglish, inOwn] = [filledIn(text), filledIn(other)];
    if (inEnglish.join() === inOwn.join()) return [];
    const show = (names: readonly string[]) => names.join(', ') || 'none';
    return [`${nameOf(locale, file)}: '${key}' has ${show(inOwn)} to fill in, and English has ${show(inEnglish)}; use the same`];
  });
}

/** i18next's plural forms: `count_one` and `count_other` are both asked for as `count`. */
const FORM = /_(zero|one|two|few|many|other)$/;

export function baseKey(key: string): string {
  return key.replace(FORM, '');
}

/** Plural forms that are missing in a language, or that it never uses: English has `one` and `other`, Korean only `other`. */
export function pluralErrors(locale: Locale, keys: readonly string[]): string[] {
  const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const plurals = new Set(keys.filter((key) => FORM.test(key)).map(baseKey));
  const expected = new Set([...plurals].flatMap((word) => wanted.map((form) => `${word}_${form}`)));
  return [
    ...[...expected].filter((key) => !keys.includes(key)).map((key) => `'${key}' is missing; add it`),
    ...keys.filter((key) => plurals.has(baseKey(key)) && !expected.has(key)).map((key) => `'${key}' is never used; remove it`),
  ];
}

/** Names in braces that mean nothing, in a text of content, which no page fills in. */
export function tokenErrors(text: string, tokens: Tokens): string[] {
  const unknown = Array.from(text.matchAll(/\{([\w.]+)\}/g), ([, token = '']) => token).filter((token) => !Object.hasOwn(tokens, token));
  return unknown.map(
    (token) => `token {${token}} is neither in content/brand.json nor in content/facts.json${didYouMean(token, Object.keys(tokens))}`,
  );
}

/** The same for every text of a value, with its field; entries of lists are counted from 1. */
export function tokenErrorsIn(value: unknown, tokensOf: (field: string) => Tokens, path: readonly (string | number)[] = []): string[] {
  if (typeof value === 'string') return tokenErrors(value, tokensOf(String(path.at(-1)))).map((error) => `'${path.join('.')}': ${error}`);
  if (Array.isArray(value)) return value.flatMap((item, at) => tokenErrorsIn(item, tokensOf, [...path, at + 1]));
  return Object.entries(value ?? {}).flatMap(([name, item]) => tokenErrorsIn(item, tokensOf, [...path, name]));
}

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
  const isHangul = LANGUAGES[locale].script === 'Hangul';
  const isOther = isHangul ? share < 0.05 : share > 0.3;
  const other = LOCALES.find((candidate) => (LANGUAGES[candidate].script === 'Hangul') !== isHangul);
  return isOther && other
    ? `the text is ${inEnglish(other)}; write ${inEnglish(locale)} here, and ${inEnglish(other)} in ${postFileName(other)}`
    : undefined;
}

function countLetters(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((sum, { length }) => sum + length, 0);
}
