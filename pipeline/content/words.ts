import { readdirSync } from 'node:fs';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { createTokens, fillAll, type Tokens } from '../../core/site/tokens.ts';
import { CONTENT, LOCALES_DIR } from '../paths.ts';
import { readContentFile } from './content-files.ts';
import { newestDate } from './post-sources.ts';
import { readSource } from './source-files.ts';

/** The year of the copyright, by the folder of the content: every file of words asks for it, and it says no more than a year. */
const years = new Map<string, string>();

export function readTokens(locale: Locale, content: string = CONTENT): Tokens {
  const year = years.get(content) ?? newestDate(content).slice(0, 4);
  years.set(content, year);
  return createTokens(locale, readContentFile('brand.json', content), readContentFile('facts.json', content), year);
}

/** One locale's words of one namespace, tokens filled. */
export function readWords(locale: Locale, namespace: string): unknown {
  return fillAll(JSON.parse(readSource(`${LOCALES_DIR}/${locale}/${namespace}.json`)), readTokens(locale));
}

export function namespacesOf(locale: Locale = LOCALES[0]): string[] {
  return readdirSync(`${LOCALES_DIR}/${locale}`).map((file) => file.replace(/\.json$/, ''));
}
