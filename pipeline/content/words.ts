import { readdirSync } from 'node:fs';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { createTokens, fillAll, type Tokens } from '../../core/site/tokens.ts';
import { CONTENT, LOCALES_DIR } from '../paths.ts';
import { isDay } from './days.ts';
import { readSource } from './read-source.ts';
import { type PostHead, publishNow, readHeads } from './release.ts';

const json = (path: string) => JSON.parse(readSource(path));

/** The newest day of a post that is shown: the build's clock, so that equal sources give equal bytes. */
export function newestDate(content: string = CONTENT, heads?: readonly PostHead[]): string {
  const fixed = process.env.SOURCE_DATE_EPOCH;
  if (fixed) return new Date(Number(fixed) * 1000).toISOString().slice(0, 10);
  const now = publishNow();
  const dates = (heads ?? readHeads(content)).flatMap(({ date, release }) => (date && isDay(date) && release <= now ? [date] : []));
  return dates.sort().at(-1) ?? '2026-01-01';
}

export function readTokens(locale: Locale, content: string = CONTENT): Tokens {
  return createTokens(locale, json(`${content}/brand.json`), json(`${content}/facts.json`), newestDate(content).slice(0, 4));
}

/** One locale's words of one namespace, tokens filled. */
export function readWords(locale: Locale, namespace: string): unknown {
  return fillAll(json(`${LOCALES_DIR}/${locale}/${namespace}.json`), readTokens(locale));
}

export function namespacesOf(locale: Locale = LOCALES[0]): string[] {
  return readdirSync(`${LOCALES_DIR}/${locale}`).map((file) => file.replace(/\.json$/, ''));
}
