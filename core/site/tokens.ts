import type { Locale } from './locales.ts';

/** The values of tokens in texts, such as `{company}`, `{facts.plant1Year}` and `{year}`. */
export type Tokens = Readonly<Record<string, string>>;

type Brand = Readonly<Record<'shared' | Locale, Readonly<Record<string, string>>>>;
type Facts = Readonly<Record<string, { id: string } & Record<Locale, string>>>;

/** Creates the tokens of one locale from content/brand.json and content/facts.json. `year` is the copyright year. */
export function createTokens(locale: Locale, brand: Brand, facts: Facts, year: string): Tokens {
  const values: Record<string, string> = { ...brand.shared, ...brand[locale], year };
  for (const [name, fact] of Object.entries(facts)) values[`facts.${name}`] = fact[locale];
  return values;
}

/** Replaces known tokens and leaves others, which are filled in at run time. No-break spaces bind words that belong together. */
export function fillTokens(text: string, tokens: Tokens): string {
  return bindWords(
    text.replace(/\{([\w.]+)\}/g, (token, name: string) => (Object.hasOwn(tokens, name) ? (tokens[name] as string) : token)),
  );
}

export function fillAll(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillTokens(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillAll(item, tokens));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, tokens)]));
  }
  return value;
}

/** What no-break spaces keep on one line, in both languages. */
const BOUND: readonly (readonly [RegExp, string])[] = [
  [/(\d) (L\b|°C|ng\/m³|×|days?\b|months?\b|years?\b|hours?\b)/g, '$1\u00a0$2'],
  [/× (\d)/g, '×\u00a0$1'],
  [/\{count\} (?=fields?\b)/g, '{count}\u00a0'],
  [/\b21 CFR\b/g, '21\u00a0CFR'],
  [/\bPlant (\d)/g, 'Plant\u00a0$1'],
  [/Republic of Korea/g, 'Republic\u00a0of\u00a0Korea'],
  [/, USA\b/g, ',\u00a0USA'],
  [/New York/g, 'New\u00a0York'],
  [/DAR of (\d)/g, 'DAR\u00a0of\u00a0$1'],
  [/\barticle (\d)/g, 'article\u00a0$1'],
  [/, (LLC|Ltd\.)/g, ',\u00a0$1'],
  // A noun and its count, and the most that a period may be.
  [/([가-힣]) (\d[\d,]*(?:기|개|건|명|공장)(?!월))/g, '$1\u00a0$2'],
  [/(최대|몇) (?=[\d가-힣])/g, '$1\u00a0'],
  [/([가-힣]) 수 (?=있)/g, '$1\u00a0수\u00a0'],
  [/(가동|건설|운영) 중/g, '$1\u00a0중'],
  // A determiner and its noun; not 이, which messages of the specification have.
  [/(^|[\s(])(그|각|첫|한|두|세|네|여덟|어느|어떤) (?=[가-힣])/g, '$1$2\u00a0'],
];

/** Puts no-break spaces where a line must not end: before units and counts, around the multiplication sign, after determiners, in names of places, companies, and short names of laws. */
export function bindWords(text: string): string {
  const bound = BOUND.reduce((before, [pattern, replacement]) => before.replace(pattern, replacement), text);
  return bound.replace(/「[^」]{1,12}」/g, (name) => name.replaceAll(' ', '\u00a0'));
}
