import { mkdirSync, writeFileSync } from 'node:fs';
import { type Change, changelogUrl } from '../../core/build/changelog.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { fillTokens } from '../../core/site/tokens.ts';
import { readContentFile, readTokens } from '../content/content-files.ts';
import { CONTENT } from '../paths.ts';

/** A visitor who stayed away longer reads no history. */
const MAX_ENTRIES = 5;

/** Writes the newest entries of content/changelog.json where a page of an earlier build asks for them when an update waits. */
export function writeChangelog(site: string, content: string = CONTENT): void {
  mkdirSync(`${site}/data`, { recursive: true });
  for (const locale of LOCALES) {
    const tokens = readTokens(locale, content);
    const changes: Change[] = readContentFile('changelog.json', content)
      .slice(0, MAX_ENTRIES)
      .map(({ id, date, text }) => ({ id, date, text: fillTokens(text[locale], tokens) }));
    writeFileSync(site + changelogUrl(locale), JSON.stringify(changes));
  }
}

/** By this a page knows later which changes it has. */
export function newestChange(content: string = CONTENT): string {
  return readContentFile('changelog.json', content)[0]?.id ?? '';
}
