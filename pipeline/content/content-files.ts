import { existsSync } from 'node:fs';
import * as v from 'valibot';
import type { Locale } from '../../core/site/locales.ts';
import { createTokens, fillAll, type Tokens } from '../../core/site/tokens.ts';
import { CONTENT, LOCALES_DIR } from '../paths.ts';
import { composeMessages } from './page-messages.ts';
import { newestDate } from './post-sources.ts';
import { type ContentFile, type ContentOf, SCHEMAS } from './schemas.ts';
import { readJson, readSource } from './source-files.ts';

/** A site may have none of these; the others must be there. */
const NONE: Partial<Record<ContentFile, unknown>> = { 'leaders.json': [], 'popups.json': [], 'changelog.json': [] };

/** A file of content/ by its schema, or undefined, and what is wrong with it. */
export function checkContentFile<File extends ContentFile>(
  file: File,
  content: string = CONTENT,
): { value: ContentOf<File> | undefined; errors: string[] } {
  if (file in NONE && !existsSync(`${content}/${file}`)) return { value: NONE[file] as ContentOf<File>, errors: [] };
  const errors: string[] = [];
  const value = readJson(content, file, errors);
  if (errors.length > 0) return { value: undefined, errors };
  const result = v.safeParse(SCHEMAS[file] as v.GenericSchema<unknown, ContentOf<File>>, value);
  return result.success ? { value: result.output, errors } : { value: undefined, errors: describeIssues(`content/${file}`, result.issues) };
}

/** A file of content/. Throws with every error at once. */
export function readContentFile<File extends ContentFile>(file: File, content: string = CONTENT): ContentOf<File> {
  const { value, errors } = checkContentFile(file, content);
  if (value === undefined) throw new Error(errors.join('\n'));
  return value;
}

/** What a schema found, each as `FILE: 'FIELD' MESSAGE`, in a list as `FILE, entry 2 ('ceo'): …`. */
export function describeIssues(file: string, issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map(({ path = [], message }) => {
    const [first, ...others] = path;
    const isEntry = first?.type === 'array';
    const entry = isEntry ? `, entry ${Number(first.key) + 1} ('${idOf(first.value)}')` : '';
    const field = (isEntry ? others : path).map(({ type, key }) => (type === 'array' ? Number(key) + 1 : String(key))).join('.');
    return `${file}${entry}: ${field && `'${field}' `}${message}`;
  });
}

function idOf(value: unknown): string {
  const { id } = (value ?? {}) as { id?: unknown };
  return id === undefined ? '' : String(id);
}

/** The year of the copyright, by the folder of the content: every file of words asks for it, and it says no more than a year. */
const years = new Map<string, string>();

export function readTokens(locale: Locale, content: string = CONTENT): Tokens {
  const year = years.get(content) ?? newestDate(content).slice(0, 4);
  years.set(content, year);
  return createTokens(locale, readContentFile('brand.json', content), readContentFile('facts.json', content), year);
}

export function readNamespace(locale: Locale, namespace: string): unknown {
  const words = JSON.parse(readSource(`${LOCALES_DIR}/${locale}/${namespace}.json`));
  return fillAll(composeMessages(locale, namespace, words), readTokens(locale));
}
