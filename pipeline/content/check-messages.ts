import { existsSync, readdirSync } from 'node:fs';
import { didYouMean } from '../../core/build/nearest.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import type { Tokens } from '../../core/site/tokens.ts';
import { isRecord, postFileName, readJsonFile } from './source-files.ts';

type Texts = ReadonlyMap<string, string>;

const TOKEN = /\{([\w.]+)\}/g;

/** Errors of the messages in locales/. @param tokens Names that have a value while the site is built. */
export function checkMessages(folder: string, tokens: ReadonlySet<string>): string[] {
  const errors: string[] = [];
  const files = [...new Set(LOCALES.flatMap((locale) => listFiles(`${folder}/${locale}`)))].sort();
  for (const file of files) {
    const [en, ko] = LOCALES.map((locale) => readTexts(folder, locale, file, errors));
    if (!en || !ko) continue;
    for (const [locale, own, other] of [['en', en, ko] as const, ['ko', ko, en] as const])
      errors.push(...compareKeys(file, locale, own, other));
    for (const [locale, texts] of [['en', en] as const, ['ko', ko] as const])
      for (const [key, text] of texts) errors.push(...checkText(nameOf(locale, file), key, text, tokens));
    errors.push(...compareTokens(file, en, ko, tokens));
  }
  return errors;
}

const nameOf = (locale: Locale, file: string) => `locales/${locale}/${file}`;

const listFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []);

/** The texts of a file by their keys (`items.home`). */
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

function compareKeys(file: string, locale: Locale, own: Texts, other: Texts): string[] {
  const bases = new Set([...other.keys()].map(baseKey));
  const [missingIn] = LOCALES.filter((candidate) => candidate !== locale);
  const unpaired = [...own.keys()].filter((key) => !bases.has(baseKey(key)));
  const ownBases = new Set([...own.keys()].map(baseKey));
  const strangers = [...other.keys()].filter((key) => !ownBases.has(baseKey(key)));
  return [
    ...pluralErrors(locale, [...own.keys()]).map((error) => `${nameOf(locale, file)}: ${error}`),
    ...unpaired.map(
      (key) =>
        `${nameOf(missingIn as Locale, file)}: '${key}' is missing, which ${locale}/${file} has; each text is in every language${didYouMean(key, strangers)}`,
    ),
  ];
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

/** What pages fill in (`{n}`) stands in both languages. Names and facts may differ, since sentences do. */
function compareTokens(file: string, en: Texts, ko: Texts, tokens: ReadonlySet<string>): string[] {
  const filledIn = (text: string) => {
    const names = Array.from(text.matchAll(TOKEN), ([, token = '']) => token).filter((token) => !tokens.has(token));
    return [...new Set(names.map((name) => `{${name}}`))].sort();
  };
  return [...en].flatMap(([key, text]) => {
    const other = ko.get(key) ?? ko.get(`${baseKey(key)}_other`);
    if (other === undefined) return [];
    const [inEnglish, inKorean] = [filledIn(text), filledIn(other)];
    if (inEnglish.join() === inKorean.join()) return [];
    const show = (names: readonly string[]) => names.join(', ') || 'none';
    return [`locales/ko/${file}: '${key}' has ${show(inKorean)} to fill in, and English has ${show(inEnglish)}; use the same`];
  });
}

/** i18next's plural forms: `count_one` and `count_other` are both asked for as `count`. */
const FORM = /_(zero|one|two|few|many|other)$/;

/** The key that a form of a word is asked for with. */
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
  const isOther = locale === 'en' ? share > 0.3 : share < 0.05;
  const [other] = LOCALES.filter((candidate) => candidate !== locale);
  const names = { en: 'English', ko: 'Korean' };
  return isOther
    ? `the text is ${names[other as Locale]}; write ${names[locale]} here, and ${names[other as Locale]} in ${postFileName(other as Locale)}`
    : undefined;
}

function countLetters(text: string, runs: RegExp): number {
  return (text.match(runs) ?? []).reduce((sum, { length }) => sum + length, 0);
}
