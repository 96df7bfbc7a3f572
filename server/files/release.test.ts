import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import filePromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeReleaseList } from '../../tests/support/fake-dist.ts';
import { openSiteFiles } from './release.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/files-`);
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(root, { recursive: true });
});

/** A release with these files. */
function release(name: string, files: Readonly<Record<string, string>>): string {
  const folder = `${root}/releases/${name}`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(`${folder}/site/${path}`.replace(/\/[^/]+$/, ''), { recursive: true });
    writeFileSync(`${folder}/site/${path}`, text);
  }
  writeReleaseList(folder);
  return folder;
}
const open = (files: Readonly<Record<string, string>>, maxBytes = 100_000) => openSiteFiles(release('one', files), maxBytes);

describe('the files of a release', () => {
  it('are found by their addresses, with their compressed forms', async () => {
    const { find } = await open({
      ...{
        'en.html': 'page',
        'en.html.br': 'br',
        'en.html.gz': 'gzip',
        'en/errors/404.html': 'x',
        'tags.html': '',
        'admin/index.html': '',
      },
      ...{ _headers: 'secret', '.hidden': 'secret', 'a/.b/c.js': 'secret' },
    });
    expect(find('/en')).toMatchObject({ file: 'en.html', bytes: 4, br: 2, gzip: 4 });
    expect(await Promise.all(['identity', 'br', 'gzip'].map(async (one) => String(await find('/en')?.read(one as 'br'))))).toEqual([
      ...['page', 'br', 'gzip'],
    ]);
    expect([find('/en/errors/404')?.status, find('/tags.html')?.file, find('/admin/')?.file]).toEqual([
      404,
      'tags.html',
      'admin/index.html',
    ]);
    for (const address of [
      '/en.html',
      '/en.html.br',
      '/_headers',
      '/.hidden',
      '/a/.b/c.js',
      '/admin',
      '/admin/index.html',
      '/tags',
      '/en/',
      '',
    ])
      expect(find(address), address).toBeUndefined();
  });
  it('have digests that depend on the content alone', async () => {
    const { find } = await open({ 'a.js': 'same', 'a/b.js': 'same', 'c.js': 'other' });
    expect(find('/a.js')?.digest).toBe(find('/a/b.js')?.digest);
    expect(find('/a.js')?.digest).not.toBe(find('/c.js')?.digest);
  });
  it('name the inline style of a document', async () => {
    const { find } = await open({ 'en.html': '<style>p{color:red}</style>' });
    expect(find('/en')?.styleHash).toMatch(/^'sha256-.{44}'$/);
  });
  it.each([
    ['missing', (folder: string) => rmSync(`${folder}/site/a.js.br`)],
    ['cut off', (folder: string) => writeFileSync(`${folder}/site/a.js.br`, 'b')],
  ])('are refused where one is %s', async (_how, damage) => {
    const folder = release('half', { 'a.js': 'a', 'a.js.br': 'br' });
    damage(folder);
    await expect(openSiteFiles(folder, 1000)).rejects.toThrow(`${folder}/site/a.js.br is missing or not whole: upload the release again`);
  });
  it('are refused where their list is missing', async () => {
    mkdirSync(`${root}/releases/none`, { recursive: true });
    await expect(openSiteFiles(`${root}/releases/none`, 1000)).rejects.toThrow(/files\.json, the list of its files, cannot be read/);
    await expect(openSiteFiles(`${root}/current`, 1000)).rejects.toThrow(`There is no release at ${root}/current`);
  });
  it('with a hash in their name may be of a release beside it, others may not', async () => {
    release('earlier', { 'assets/app-1.js': 'one', 'images/a.1-800.avif': 'one', 'sw.js': 'one', 'only.html': 'one' });
    mkdirSync(`${root}/releases/half`);
    const { find } = await open({ 'assets/app-2.js': 'two', 'sw.js': 'two' });
    const read = async (address: string) => String(await find(address)?.read());
    expect(await Promise.all(['/assets/app-1.js', '/images/a.1-800.avif', '/assets/app-2.js', '/sw.js'].map(read))).toEqual([
      ...['one', 'one', 'two', 'two'],
    ]);
    expect(find('/only')).toBeUndefined();
  });
});

describe('the memory', () => {
  const FILES = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}.js`, 'x'.repeat(5000)]));
  it('has a bound: what was not asked for longest makes room', async () => {
    const files = await open(FILES, 50_000);
    for (let at = 0; at < 40; at += 1) {
      await files.find(`/${at}.js`)?.read();
      expect(files.countHeld()).toBeLessThanOrEqual(50_000);
    }
    expect(files.countHeld()).toBeGreaterThan(40_000);
  });
  it('gives a file whose reading takes longer than others take to fill it', async () => {
    const { find } = await open(FILES, 12_000);
    const read = await Promise.all(Object.keys(FILES).map((file) => find(`/${file}`)?.read()));
    expect(read.map((bytes) => bytes?.length)).toEqual(read.map(() => 5000));
  });
  it('is filled with pages, scripts and styles, and not with pictures, until it is nearly full', async () => {
    const pictures = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`images/${at}.avif`, 'x'.repeat(5000)]));
    const [large, small] = [await open({ ...FILES, ...pictures }, 1_000_000), await open({ ...FILES, ...pictures }, 50_000)];
    await Promise.all([large.fill(), small.fill()]);
    expect(large.countHeld()).toBeGreaterThan(200_000);
    expect(large.countHeld()).toBeLessThan(40 * 5600);
    expect(small.countHeld()).toBeGreaterThan(40_000);
    expect(small.countHeld()).toBeLessThanOrEqual(50_000);
  });
  it('answers while no more files can be opened, for pages of errors too', async () => {
    const { find } = await open({ 'a.js': 'held', 'b.js': 'not read yet', 'en/errors/500.html': 'error' });
    await find('/a.js')?.read();
    vi.spyOn(filePromises, 'readFile').mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
    syncBuiltinESMExports();
    expect([String(await find('/a.js')?.read()), String(await find('/en/errors/500')?.read())]).toEqual(['held', 'error']);
    await expect(find('/b.js')?.read()).rejects.toThrow('too many open files');
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(String(await find('/b.js')?.read())).toBe('not read yet');
  });
});
