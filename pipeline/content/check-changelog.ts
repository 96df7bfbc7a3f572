import { existsSync } from 'node:fs';
import { LOCALES } from '../../core/site/locales.ts';
import { CONTENT } from '../paths.ts';
import { isDay } from './days.ts';
import { isRecord, readJson } from './read-json.ts';
import { readTokens } from './words.ts';

const FILE = 'changelog.json';
/** Letters; three entries of this length still leave a phone's page in sight. */
const LONGEST = 160;

/** Faults of content/changelog.json: what each version brought, newest first. Each names the entry, the field and the cure. */
export function checkChangelog(content: string = CONTENT): string[] {
  const faults: string[] = [];
  if (!existsSync(`${content}/${FILE}`)) return faults;
  const list = readJson(content, FILE, faults);
  if (list === undefined) return faults;
  if (!Array.isArray(list)) return [`content/${FILE}: is no list; write [{ "id": …, "date": …, "text": { "en": …, "ko": … } }]`];
  const known = new Set(Object.keys(readTokens('en', content)));
  const ids = new Set<unknown>();
  let before: string | undefined;
  list.forEach((entry: unknown, at) => {
    const { id, date, text, ...others } = isRecord(entry) ? entry : {};
    const place = `content/${FILE}, entry ${at + 1} ('${id ?? ''}')`;
    if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id)) faults.push(`${place}: 'id' has lower-case letters, digits and hyphens only`);
    if (ids.has(id)) faults.push(`${place}: 'id' is used twice; give it another`);
    ids.add(id);
    if (typeof date !== 'string' || !isDay(date)) faults.push(`${place}: 'date' is '${date ?? ''}'; write it as 2026-01-31`);
    else {
      if (before !== undefined && date > before) faults.push(`${place}: 'date' is after that of the entry above; put the newest first`);
      before = date;
    }
    for (const locale of LOCALES)
      faults.push(...textFaults(isRecord(text) ? text[locale] : undefined, `${place}: 'text.${locale}'`, known));
    for (const name of Object.keys(others)) faults.push(`${place}: '${name}' is no field; an entry has id, date and text`);
  });
  return faults;
}

function textFaults(text: unknown, place: string, known: ReadonlySet<string>): string[] {
  if (typeof text !== 'string' || text.trim() === '') return [`${place} is missing; add it`];
  const faults: string[] = [];
  if (text.length > LONGEST) faults.push(`${place} has ${text.length} letters; ${LONGEST} are the most`);
  for (const [, token = ''] of text.matchAll(/\{([^}]*)\}/g)) {
    if (!known.has(token)) faults.push(`${place} has '{${token}}', which has no value; take it out or correct it`);
  }
  return faults;
}
