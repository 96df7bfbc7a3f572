import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readTokens } from '../content/content-files.ts';
import { CONTENT } from '../paths.ts';
import { newestChange, writeChangelog } from './write-changelog.ts';

it('the newest five changes are written in each language, names filled in', () => {
  const content = mkdtempSync(`${tmpdir()}/changelog-`);
  for (const name of ['brand.json', 'facts.json']) cpSync(`${CONTENT}/${name}`, `${content}/${name}`);
  const entries = [...'fedcba'].map((id) => ({ id, date: '2026-01-31', text: { en: 'Words of {company}', ko: '{company}의 말' } }));
  writeFileSync(`${content}/changelog.json`, JSON.stringify(entries));
  writeChangelog(content, content);
  const read = (locale: string) => JSON.parse(readFileSync(`${content}/data/changelog.${locale}.json`, 'utf8'));
  expect(read('ko').map(({ id }: { id: string }) => id)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(read('en')[0]).toEqual({ id: 'f', date: '2026-01-31', text: `Words of ${readTokens('en').company}` });
  expect(newestChange(content)).toBe('f');
  rmSync(content, { recursive: true });
});
