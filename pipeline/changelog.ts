import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Change, changelogUrl } from '../core/offline/changelog.ts';
import { LOCALES, type Locale } from '../core/site/locales.ts';
import { fillTokens } from '../core/site/tokens.ts';
import { readTokens } from './content/words.ts';
import { CONTENT } from './paths.ts';

interface Entry {
  id: string;
  date: string;
  text: Record<Locale, string>;
}

/** A visitor who stayed away longer reads no history. */
const MAX_ENTRIES = 5;

/** Writes the newest entries of content/changelog.json where a page of an earlier build asks for them when an update waits. */
export function writeChangelog(site: string, content: string = CONTENT): void {
  mkdirSync(`${site}/data`, { recursive: true });
  for (const locale of LOCALES) {
    const tokens = readTokens(locale, content);
    const changes: Change[] = readFormValues(content)
      .slice(0, MAX_ENTRIES)
      .map(({ id, date, text }) => ({ id, date, text: fillTokens(text[locale], tokens) }));
    writeFileSync(site + changelogUrl(locale), JSON.stringify(changes));
  }
}

/** By this a page knows later which changes it has. */
export function newestChange(content: string = CONTENT): string {
  return readFormValues(content)[0]?.id ?? '';
}

function readFormValues(content: string): Entry[] {
  const file = `${content}/changelog.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : [];
}
