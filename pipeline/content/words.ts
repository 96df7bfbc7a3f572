import { readdirSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { fillTokens, type Tokens, tokensOf } from '../../core/site/tokens.ts';
import { CONTENT, LOCALES_DIR } from '../paths.ts';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The newest date of any post: the build's clock, so that equal sources give equal bytes (design 10). */
export function newestDate(): string {
  const fixed = process.env.SOURCE_DATE_EPOCH;
  if (fixed) return new Date(Number(fixed) * 1000).toISOString().slice(0, 10);
  const dates: string[] = [];
  for (const type of readdirSync(`${CONTENT}/posts`)) {
    for (const id of readdirSync(`${CONTENT}/posts/${type}`)) {
      const head = readFileSync(`${CONTENT}/posts/${type}/${id}/en.md`, 'utf8').slice(0, 2000);
      const date = /^date:\s*"?(\d{4}-\d{2}-\d{2})/m.exec(head)?.[1];
      if (date) dates.push(date);
    }
  }
  return dates.sort().at(-1) ?? '2026-01-01';
}

export function readTokens(locale: Locale): Tokens {
  return tokensOf(locale, json(`${CONTENT}/brand.json`), json(`${CONTENT}/facts.json`), newestDate().slice(0, 4));
}

/** One locale's words of one namespace, tokens filled. */
export function readWords(locale: Locale, namespace: string): unknown {
  return fillAll(json(`${LOCALES_DIR}/${locale}/${namespace}.json`), readTokens(locale));
}

export function namespacesOf(locale: Locale = LOCALES[0]): string[] {
  return readdirSync(`${LOCALES_DIR}/${locale}`).map((file) => file.replace(/\.json$/, ''));
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
