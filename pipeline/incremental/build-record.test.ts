import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { type BuildRecord, openRecord, writeRecord } from './build-record.ts';
import { facts } from './page-facts.fixture.ts';

const folder = mkdtempSync(`${tmpdir()}/record-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = { key: 'k', reads: { 'newsroom.en.json': '1' }, facts };
const record = (): BuildRecord => ({ ...openRecord(`${folder}/none`), pages: { '/en': page }, compressed: { '/en.html': 'd 11' } });

it('is empty before the first build, and after one that was broken off', () => {
  expect(openRecord(`${folder}/none`)).toMatchObject({ pages: {}, compressed: {} });
  writeFileSync(`${folder}/build-record.json`, '{"tools":');
  expect(openRecord(folder)).toMatchObject({ pages: {}, compressed: {} });
});
it('comes back as it was written', () => {
  writeRecord(record(), folder);
  expect(openRecord(folder)).toEqual(record());
});
it('says nothing of pages that other code made, but of files that the same code compressed', () => {
  writeRecord({ ...record(), tools: 'other' }, folder);
  expect(openRecord(folder)).toEqual({ ...record(), pages: {} });
  writeRecord({ ...record(), compressor: 'other' }, folder);
  expect(openRecord(folder)).toEqual({ ...record(), compressed: {} });
});
