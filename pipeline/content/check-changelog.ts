import { existsSync } from 'node:fs';
import { LOCALES } from '../../core/site/locales.ts';
import { CONTENT } from '../paths.ts';
import { isDay } from './days.ts';
import { isRecord, readJson } from './read-json.ts';
import { readTokens } from './words.ts';

const FILE = 'changelog.json';
/** Letters; three entries of this length still leave a phone's page in sight. */
const MAX_LETTERS = 160;

/** Errors of content/changelog.json: what each version brought, newest first. Each names the entry, the field and a hint. */
export function checkChangelog(content: string = CONTENT): string[] {
  const errors: string[] = [];
  if (!existsSync(`${content}/${FILE}`)) return errors;
  const list = readJson(content, FILE, errors);
  if (list === undefined) return errors;
  if (!Array.isArray(list)) return [`content/${FILE}: is no list; write [{ "id": …, "date": …, "text": { "en": …, "ko": … } }]`];
  const known = new Set(Object.keys(readTokens('en', content)));
  const ids = new Set<unknown>();
  let before: string | undefined;
  list.forEach((entry: unknown, at) => {
    const { id, date, text, ...others } = isRecord(entry) ? entry : {};
    const place = `content/${FILE}, entry ${at + 1} ('${id ?? ''}')`;
    if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id)) errors.push(`${place}: 'id' has lower-case letters, digits and hyphens only`);
    if (ids.has(id)) errors.push(`${place}: 'id' is used twice; give it another`);
    ids.add(id);
    if (typeof date !== 'string' || !isDay(date)) errors.push(`${place}: 'date' is '${date ?? ''}'; write it as 2026-01-31`);
    else {
      if (before !== undefined && date > before) errors.push(`${place}: 'date' is after that of the entry above; put the newest first`);
      before = date;
    }
    for (const locale of LOCALES)
      errors.push(...textErrors(isRecord(text) ? text[locale] : undefined, `${place}: 'text.${locale}'`, known));
    for (const name of Object.keys(others)) errors.push(`${place}: '${name}' is no field; an entry has id, date and text`);
  });
  return errors;
}

function textErrors(text: unknown, place: string, known: ReadonlySet<string>): string[] {
  if (typeof text !== 'string' || text.trim() === '') return [`${place} is missing; add it`];
  const errors: string[] = [];
  if (text.length > MAX_LETTERS) errors.push(`${place} has ${text.length} letters; ${MAX_LETTERS} are the most`);
  for (const [, token = ''] of text.matchAll(/\{([^}]*)\}/g)) {
    if (!known.has(token)) errors.push(`${place} has '{${token}}', which has no value; take it out or correct it`);
  }
  return errors;
}
