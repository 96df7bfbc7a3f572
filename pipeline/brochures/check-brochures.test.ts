import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT } from '../paths.ts';
import { checkBrochures } from './check-brochures.ts';
import { manifestPath, pdfPath, readManifest } from './manifest.ts';
import { hashSources } from './source-hashes.ts';

const { code, brochures } = readManifest();
const adc = brochures.filter(({ id, locale }) => id === 'adc-brochure' && locale === 'en');
const name = 'content/brochures/adc-brochure-en.pdf';
const cure = "run 'npm run brochures -- adc-brochure' and commit content/brochures";
// A folder for each test, since what was read of one is remembered.
let content = '';
const folders: string[] = [];
const change = (file: string, from: string, to: string) =>
  writeFileSync(`${content}/${file}`, readFileSync(`${content}/${file}`, 'utf8').replace(from, to));
const check = (env = {}) => checkBrochures(content, { code, brochures: adc }, env);

beforeEach(() => {
  content = mkdtempSync(`${tmpdir()}/content-`);
  folders.push(content);
  for (const file of ['brand.json', 'facts.json', 'media', 'posts/brochures', 'brochures/adc-brochure-en.pdf'])
    cpSync(`${CONTENT}/${file}`, `${content}/${file}`, { recursive: true });
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('checkBrochures', () => {
  it('finds nothing where nothing has changed', () => expect(check()).toEqual([]));
  it('says that words have changed: the title of the post, or the name of the company', () => {
    change('posts/brochures/adc-brochure/en.md', 'ADC brochure', 'ADC guide');
    expect(check()).toEqual([`${name}: is out of date, since words that it prints changed; ${cure}`]);
  });
  it('says that pictures have changed', () => {
    writeFileSync(`${content}/media/isolator.jpg`, 'another');
    expect(check()).toEqual([`${name}: is out of date, since its pictures changed; ${cure}`]);
  });
  it('says that the file is another, or is missing', () => {
    writeFileSync(pdfPath('adc-brochure', 'en', content), '%PDF-1.4');
    expect(check()).toEqual([`${name}: is out of date, since the file itself changed; ${cure}`]);
    rmSync(pdfPath('adc-brochure', 'en', content));
    expect(check({ OLD_BROCHURES: '1' })).toEqual([`${name}: is missing; ${cure}`]);
  });
  it('lets an old one pass when it is told to', () => {
    change('posts/brochures/adc-brochure/en.md', 'ADC brochure', 'ADC guide');
    expect(check({ OLD_BROCHURES: '1' })).toEqual([]);
  });
  it('has no brochures where there is no list of them', () => {
    mkdirSync(`${content}/empty`);
    expect(checkBrochures(`${content}/empty`)).toEqual([]);
  });
});

describe('hashSources', () => {
  const entry = adc[0] as (typeof adc)[number];
  it('depends on the words and modules that are named', () => {
    const without = hashSources({ ...entry, words: entry.words.slice(1) }, code);
    expect(without.words).not.toBe(entry.hashes.words);
    expect({ ...without, words: entry.hashes.words }).toEqual(entry.hashes);
    expect(hashSources(entry, code.slice(1)).code).not.toBe(entry.hashes.code);
  });
  it('is what the list says of every brochure', () => {
    expect(readFileSync(manifestPath(), 'utf8')).toContain(entry.hashes.words);
    for (const brochure of brochures) expect(hashSources(brochure, code), `${brochure.id}-${brochure.locale}`).toEqual(brochure.hashes);
  });
});
