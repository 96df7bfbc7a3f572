import type { Locale } from './locales.ts';

/** The values of tokens in texts, such as `{company}`, `{facts.plant1Year}` and `{year}`. */
export type Tokens = Readonly<Record<string, string>>;

interface Brand {
  shared: Readonly<Record<string, string>>;
  en: Readonly<Record<string, string>>;
  ko: Readonly<Record<string, string>>;
}
type Facts = Readonly<Record<string, { id: string } & Record<Locale, string>>>;

/** Creates the tokens of one locale from content/brand.json and content/facts.json. `year` is the copyright year. */
export function createTokens(locale: Locale, brand: Brand, facts: Facts, year: string): Tokens {
  const values: Record<string, string> = { ...brand.shared, ...brand[locale], year };
  for (const [name, fact] of Object.entries(facts)) values[`facts.${name}`] = fact[locale];
  return values;
}

/**
 * Replaces known tokens and leaves the others (`{n}`, `{title}`), which are filled in at run time.
 * A quantity and its unit are bound by a no-break space, so that they stay on one line.
 */
export function fillTokens(text: string, tokens: Tokens): string {
  return bindUnits(text.replace(/\{([\w.]+)\}/g, (token, name: string) => tokens[name] ?? token));
}

/** Fills the tokens of every string in a JSON value. */
export function fillAll(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return fillTokens(value, tokens);
  if (Array.isArray(value)) return value.map((item) => fillAll(item, tokens));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, tokens)]));
  }
  return value;
}

/** Puts no-break spaces before units and around the multiplication sign: `15,000 L`. */
export function bindUnits(text: string): string {
  return text.replace(/(\d) (L\b|°C|ng\/m³|×)/g, '$1\u00a0$2').replace(/× (\d)/g, '×\u00a0$1');
}
