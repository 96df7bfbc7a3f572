import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newestChange, writeChangelog } from '../changelog.ts';
import { CONTENT } from '../paths.ts';
import { checkChangelog } from './check-changelog.ts';

let content: string;
const good = { id: 'a', date: '2026-01-31', text: { en: 'Words of {company}', ko: '{company}의 말' } };
const check = (list: unknown) => {
  writeFileSync(`${content}/changelog.json`, typeof list === 'string' ? list : JSON.stringify(list));
  return checkChangelog(content);
};

beforeEach(() => {
  content = mkdtempSync(`${tmpdir()}/changelog-`);
  for (const name of ['brand.json', 'facts.json']) cpSync(`${CONTENT}/${name}`, `${content}/${name}`);
});
afterEach(() => rmSync(content, { recursive: true }));

describe('content/changelog.json', () => {
  it('takes entries newest first, several of a day, and no entry at all', () => {
    expect(check([good, { ...good, id: 'b' }, { ...good, id: 'c', date: '2025-12-31' }])).toEqual([]);
    expect(check([])).toEqual([]);
    rmSync(`${content}/changelog.json`);
    expect(checkChangelog(content)).toEqual([]);
  });
  it('names every error at once, each with a hint', () => {
    const list = [
      { id: 'A b', date: '31.01.2026', text: { en: 'x'.repeat(161), ko: ' ' }, title: 'x' },
      good,
      { id: 'a', date: '2026-02-30', text: { en: 'Words of {compny}', ko: '말' } },
      { ...good, id: 'd', date: '2026-02-01' },
      'words',
    ];
    expect(check(list)).toEqual([
      "content/changelog.json, entry 1 ('A b'): 'id' has lower-case letters, digits and hyphens only",
      "content/changelog.json, entry 1 ('A b'): 'date' is '31.01.2026'; write it as 2026-01-31",
      "content/changelog.json, entry 1 ('A b'): 'text.en' has 161 letters; 160 are the most",
      "content/changelog.json, entry 1 ('A b'): 'text.ko' is missing; add it",
      "content/changelog.json, entry 1 ('A b'): 'title' is no field; an entry has id, date and text",
      "content/changelog.json, entry 3 ('a'): 'id' is used twice; give it another",
      "content/changelog.json, entry 3 ('a'): 'date' is '2026-02-30'; write it as 2026-01-31",
      "content/changelog.json, entry 3 ('a'): 'text.en' has '{compny}', which has no value; take it out or correct it",
      "content/changelog.json, entry 4 ('d'): 'date' is after that of the entry above; put the newest first",
      "content/changelog.json, entry 5 (''): 'id' has lower-case letters, digits and hyphens only",
      "content/changelog.json, entry 5 (''): 'date' is ''; write it as 2026-01-31",
      "content/changelog.json, entry 5 (''): 'text.en' is missing; add it",
      "content/changelog.json, entry 5 (''): 'text.ko' is missing; add it",
    ]);
  });
  it('says what it is when it is no list, or no JSON', () => {
    expect(check({})).toEqual(['content/changelog.json: is no list; write [{ "id": …, "date": …, "text": { "en": …, "ko": … } }]']);
    expect(check('[,]')).toEqual([expect.stringMatching(/^content\/changelog\.json: line 1: a value is missing/)]);
  });
  it('is in order, and the build writes its newest five in each language, names filled in', () => {
    expect(checkChangelog()).toEqual([]);
    check([...'fedcba'].map((id) => ({ ...good, id })));
    writeChangelog(content, content);
    const read = (locale: string) => JSON.parse(readFileSync(`${content}/data/changelog.${locale}.json`, 'utf8'));
    expect(read('ko').map(({ id }: { id: string }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
    const { en } = JSON.parse(readFileSync(`${CONTENT}/brand.json`, 'utf8'));
    expect(read('en')[0]).toEqual({ id: 'f', date: '2026-01-31', text: `Words of ${en.company}` });
    expect(newestChange(content)).toBe('f');
  });
});
