import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { linkFile } from './link-file.ts';

const folder = mkdtempSync(`${tmpdir()}/link-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives a file a second place, in a folder that is not there yet', () => {
  writeFileSync(`${folder}/a`, 'text');
  expect(linkFile(`${folder}/a`, `${folder}/below/it/b`)).toBe(true);
  expect(readFileSync(`${folder}/below/it/b`, 'utf8')).toBe('text');
  expect(statSync(`${folder}/below/it/b`).ino).toBe(statSync(`${folder}/a`).ino);
});
it('says when the file is not there', () => expect(linkFile(`${folder}/gone`, `${folder}/c`)).toBe(false));
it('replaces nothing', () => {
  writeFileSync(`${folder}/taken`, 'other');
  expect(() => linkFile(`${folder}/a`, `${folder}/taken`)).toThrow('EEXIST');
});
