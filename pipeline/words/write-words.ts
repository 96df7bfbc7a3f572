import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { SHELL, SHELL_NAMESPACES, wordListUrl, wordsUrl } from '../../core/site/word-files.ts';
import { affiliateLinks } from '../content/affiliates.ts';
import { namespacesOf, readWords } from '../content/words.ts';
import { digestOf } from '../digest.ts';
import { DIST, SITE } from '../paths.ts';

/** The files of words of a build. */
export interface WordFiles {
  /** Digest of the keys of all words, without their texts. */
  shape: string;
  /** Address of each namespace's file, by language. */
  files: Record<Locale, Record<string, string>>;
}

/** What runs without the app: the upgrade notice, and the staff's report. */
const WITHOUT_APP = ['browser', 'report'];
const FILE = 'word-files.json';

/** The namespaces of one language as the app loads them: the shell's in one, with the names of the family sites, all others each by itself. */
export function collectWords(locale: Locale): Map<string, unknown> {
  const inShell = Object.fromEntries(SHELL_NAMESPACES.map((name) => [name, readWords(locale, name)]));
  const left = new Set<string>([...SHELL_NAMESPACES, ...WITHOUT_APP]);
  const others = namespacesOf(locale).filter((name) => !left.has(name));
  return new Map<string, unknown>([
    [SHELL, { ...inShell, familySites: affiliateLinks(locale) }],
    ...others.map((name) => [name, readWords(locale, name)] as const),
  ]);
}

/**
 * Writes the words for browsers, as modules whose names are their content's, and for the prerenderer, as JSON below `folder`
 * (`{locale}/{namespace}.json`), and the list of the files. No bundle contains words: another text changes its file and the documents
 * that it stands in.
 */
export function writeWords(folder: string): WordFiles {
  const words = LOCALES.map((locale) => [locale, collectWords(locale)] as const);
  const result: WordFiles = { shape: shapeOf(words.map(([, all]) => all)), files: { en: {}, ko: {} } };
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['assets', 'words']) mkdirSync(`${SITE}/${name}`, { recursive: true });
  for (const [locale, all] of words) {
    mkdirSync(`${folder}/${locale}`, { recursive: true });
    const list: Record<string, string> = {};
    for (const [name, value] of all) {
      const text = JSON.stringify(value);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
      const url = wordsUrl(locale, name, hash);
      writeFileSync(`${folder}/${locale}/${name}.json`, text);
      writeFileSync(SITE + url, `export default ${text}`);
      result.files[locale][name] = url;
      list[name] = hash;
    }
    writeFileSync(SITE + wordListUrl(result.shape, locale), JSON.stringify(list));
  }
  writeFileSync(`${DIST}/${FILE}`, JSON.stringify(result));
  return result;
}

/** Eight hexadecimal digits that are the same for words with the same keys in the same order, whatever their texts. */
export function shapeOf(languages: readonly ReadonlyMap<string, unknown>[]): string {
  return digestOf(JSON.stringify(languages.map((words) => [...words].map(([name, value]) => [name, keysOf(value)])))).slice(0, 8);
}

/** The files of words of a finished build. */
export function readWordFiles(dist: string): WordFiles {
  return JSON.parse(readFileSync(`${dist}/${FILE}`, 'utf8')) as WordFiles;
}

/** The keys of words, in their order, with the place of each text. */
function keysOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]);
}
