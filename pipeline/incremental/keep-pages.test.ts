import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildRecord } from './build-record.ts';
import { facts } from './page-facts.fixture.ts';

// pipeline/paths.ts reads these when it is loaded.
const folder = mkdtempSync(`${tmpdir()}/keep-`);
vi.stubEnv('OUT_DIR', `${folder}/draft`);
vi.stubEnv('EARLIER_DIST', `${folder}/earlier`);
// Another test may have loaded it, and the next must not have this one's.
vi.resetModules();
const { PageKeeper } = await import('./keep-pages.ts');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.resetModules();
});

const page = { key: 'key', reads: { 'newsroom/a.en.json': '1', 'newsroom/b.en.json': '' }, facts };
const earlier: BuildRecord = { tools: '', compressor: '', compressed: {}, pages: { '/en/a': page } };
const keeper = (data: Record<string, string>) => new PageKeeper(earlier, new Map(Object.entries(data)));
const document = (path: string, isForKit = true) => ({ path, metadata: '', isForKit });
const SAME = { 'newsroom/a.en.json': '1' };
const draft = `${folder}/draft/site/en/a.html`;

beforeEach(() => {
  rmSync(`${folder}/draft`, { recursive: true, force: true });
  mkdirSync(`${folder}/earlier/site/en`, { recursive: true });
  writeFileSync(`${folder}/earlier/site/en/a.html`, 'a');
  mkdirSync(`${folder}/earlier/offline/en`, { recursive: true });
  writeFileSync(`${folder}/earlier/offline/en/a.html`, 'a');
});

describe('a document of the earlier build', () => {
  it('is taken over with what is known of it when its inputs are the same', () => {
    const one = keeper(SAME);
    expect(one.keep(document('/en/a'), 'key')).toBe(true);
    expect(readFileSync(draft, 'utf8')).toBe('a');
    expect(one.pages['/en/a']).toBe(page);
  });
  it.each([
    ['the bundle, the chrome or its head are others', SAME, 'other'],
    ['a file that it reads is another', { 'newsroom/a.en.json': '2' }, 'key'],
    ['a file that it reads is gone', {}, 'key'],
    ['a file that it looked for has come', { ...SAME, 'newsroom/b.en.json': '1' }, 'key'],
  ])('is made anew when %s', (_name, data, key) => {
    expect(keeper(data).keep(document('/en/a'), key)).toBe(false);
    expect(existsSync(draft)).toBe(false);
  });
  it('is made anew when it is not there, or was not made before', () => {
    rmSync(`${folder}/earlier/site/en/a.html`);
    expect(keeper(SAME).keep(document('/en/a'), 'key')).toBe(false);
    expect(keeper(SAME).keep(document('/en/new'), 'key')).toBe(false);
  });
  it('is taken over without its document for the offline kit where the kit will not have it, and made anew where it is missing', () => {
    rmSync(`${folder}/earlier/offline/en/a.html`);
    expect(keeper(SAME).keep(document('/en/a', false), 'key')).toBe(true);
    rmSync(`${folder}/draft`, { recursive: true });
    expect(keeper(SAME).keep(document('/en/a'), 'key')).toBe(false);
  });
  it('is noted with the digests of what it read; with a form it is made anew each time', () => {
    const one = keeper(SAME);
    one.keep(document('/en/new'), 'next');
    one.note({ path: '/en/new', reads: ['newsroom/a.en.json', 'newsroom/z.en.json'], facts });
    expect(one.pages['/en/new']).toEqual({ key: 'next', reads: { 'newsroom/a.en.json': '1', 'newsroom/z.en.json': '' }, facts });
    one.keep(document('/en/form'), 'next');
    one.note({ path: '/en/form', reads: [], facts, form: { locale: 'en', html: '', styleHash: '', slots: { alert: '', fields: [] } } });
    expect(one.pages['/en/form']?.key).toBe('');
  });
});
