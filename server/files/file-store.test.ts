import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import filePromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileStoreOptions, fillStore, getCacheControl, openFileStore } from './file-store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/files-`);
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(root, { recursive: true });
});

const write = (path: string, text: string) => writeFileSync(`${root}/${path}`, text);
/** Looks at the disk anew after a millisecond. */
const open = (options: Partial<FileStoreOptions> = {}) => openFileStore(root, { maxBytes: 100_000, checkEvery: 1, ...options });
const textOf = async (store: ReturnType<typeof open>, path: string) => (await store.find(path))?.bodies?.identity.body.toString();

describe('openFileStore', () => {
  it('holds a file with its compressed twins and the headers of each', async () => {
    for (const [name, text] of Object.entries({ 'en.html': 'page', 'en.html.br': 'br', 'en.html.gz': 'gzip' })) write(name, text);
    const { bodies } = (await open().find('en.html')) ?? {};
    expect([bodies?.identity.body, bodies?.br?.body, bodies?.gzip?.body].map(String)).toEqual(['page', 'br', 'gzip']);
    const common = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache, no-transform', vary: 'accept-encoding' };
    expect(bodies?.identity.headers).toMatchObject({ ...common, 'content-length': '4' });
    expect(bodies?.identity.headers).not.toHaveProperty('content-encoding');
    expect(bodies?.br?.headers).toMatchObject({ ...common, 'content-length': '2', 'content-encoding': 'br' });
  });
  it('waits while a build takes the place of another, and then sends its file', async () => {
    write('en.html', 'page');
    const store = open();
    renameSync(root, `${root}.replaced`);
    const asked = store.find('en.html');
    await new Promise((resolve) => setTimeout(resolve, 50));
    renameSync(`${root}.replaced`, root);
    expect((await asked)?.bodies?.identity.body.toString()).toBe('page');
    expect(await store.find('missing.html')).toBeUndefined();
  });
  it('has ETags that depend on the content alone, and differ between encodings', async () => {
    mkdirSync(`${root}/a`);
    for (const name of ['a.js', 'a/b.js', 'c.js']) write(name, name === 'c.js' ? 'other' : 'same');
    write('a.js.gz', 'gzip');
    const store = open();
    const [one, same, other] = await Promise.all(['a.js', 'a/b.js', 'c.js'].map(async (name) => (await store.find(name))?.bodies));
    expect(one?.identity.etag).toBe(same?.identity.etag);
    expect(new Set([one?.identity.etag, one?.gzip?.etag, other?.identity.etag]).size).toBe(3);
  });
  it('looks at the disk once in a while only', async () => {
    write('a.js', 'one');
    const store = open({ checkEvery: 60_000 });
    const first = await store.find('a.js');
    write('a.js', 'two');
    expect(await store.find('a.js')).toBe(first);
  });
  it('takes a file with a hash in its name for the same for sixty times as long', async () => {
    mkdirSync(`${root}/assets`);
    for (const name of ['assets/a-12345678.js', 'a.js']) write(name, 'one');
    const store = open({ checkEvery: 50 });
    const before = [await textOf(store, 'assets/a-12345678.js'), await textOf(store, 'a.js')];
    for (const name of ['assets/a-12345678.js', 'a.js']) write(name, 'other');
    await expect.poll(() => textOf(store, 'a.js')).toBe('other');
    expect([before, await textOf(store, 'assets/a-12345678.js')]).toEqual([['one', 'one'], 'one']);
  });
  it('looks at a cached file before that is due, and sends what it has meanwhile', async () => {
    write('a.js', 'one');
    const store = open({ checkEvery: 1000 });
    await store.find('a.js');
    write('a.js', 'other');
    const answers = new Set<string | undefined>();
    const peek = () => {
      const sent = store.peek('a.js')?.bodies?.identity.body.toString();
      answers.add(sent);
      return sent;
    };
    await expect.poll(peek, { interval: 20 }).toBe('other');
    // Nobody was told to wait.
    expect(answers.has(undefined)).toBe(false);
  });
  it('keeps a file that has not changed, and reads one anew that has', async () => {
    write('sw.js', 'worker');
    write('sw.js.br', 'compressed');
    const store = open();
    const first = await store.find('sw.js');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store.find('sw.js')).toBe(first);
    // As the kill switch is placed.
    unlinkSync(`${root}/sw.js.br`);
    write('sw.js.new', 'killer');
    renameSync(`${root}/sw.js.new`, `${root}/sw.js`);
    await expect.poll(() => textOf(store, 'sw.js')).toBe('killer');
    expect((await store.find('sw.js'))?.bodies?.br).toBeUndefined();
  });
  it('notices a replaced twin, a new file and a removed one', async () => {
    write('a.js', 'a');
    const store = open();
    expect((await store.find('a.js'))?.bodies?.br).toBeUndefined();
    write('a.js.br', 'twin');
    await expect.poll(async () => (await store.find('a.js'))?.bodies?.br?.body.toString()).toBe('twin');
    expect(await store.find('b.js')).toBeUndefined();
    write('b.js', 'b');
    expect(await textOf(store, 'b.js')).toBe('b');
    unlinkSync(`${root}/b.js`);
    await expect.poll(() => store.find('b.js')).toBeUndefined();
  });
  it.each(['nothing.js', 'a.js/b.js', `${'x'.repeat(300)}.js`])('has no %s', async (path) => {
    write('a.js', '');
    expect(await open().find(path)).toBeUndefined();
  });
});

describe('the cap', () => {
  it('is kept: what was not asked for longest makes room', async () => {
    for (let at = 0; at < 40; at += 1) write(`${at}.js`, 'x'.repeat(5000));
    const store = open({ maxBytes: 50_000, checkEvery: 60_000 });
    const first = await store.find('0.js');
    for (let at = 1; at < 40; at += 1) {
      await store.find(`${at}.js`);
      expect(store.cachedBytes).toBeLessThanOrEqual(50_000);
      expect(await store.find('0.js'), `after ${at}`).toBe(first);
    }
    expect(store.cachedBytes).toBeGreaterThan(40_000);
    const second = await store.find('1.js');
    write('1.js', 'read anew');
    expect(second?.bodies?.identity.body.toString()).toBe('x'.repeat(5000));
    for (let at = 2; at < 40; at += 1) await store.find(`${at}.js`);
    expect(await textOf(store, '1.js')).toBe('read anew');
  });
  it('counts the twins, and leaves large files on the disk', async () => {
    write('a.js', 'x'.repeat(600));
    write('a.js.br', 'x'.repeat(600));
    expect(await open({ maxFileBytes: 1000 }).find('a.js')).toMatchObject({ bodies: undefined, size: 0 });
    expect(await open({ maxFileBytes: 1200 }).find('a.js')).toMatchObject({ size: 1200 });
  });
});

describe('while no more files can be opened', () => {
  const failing = () => {
    vi.spyOn(filePromises, 'stat').mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
    syncBuiltinESMExports();
  };
  it('what is cached is found, and the rest rejects', async () => {
    write('a.js', 'cached');
    write('b.js', 'not read yet');
    const store = open();
    await store.find('a.js');
    await new Promise((resolve) => setTimeout(resolve, 5));
    failing();
    expect(await textOf(store, 'a.js')).toBe('cached');
    await expect(store.find('b.js')).rejects.toThrow('too many open files');
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(existsSync(`${root}/b.js`)).toBe(true);
    expect(await textOf(store, 'b.js')).toBe('not read yet');
  });
});

describe('fillStore', () => {
  beforeEach(() => {
    mkdirSync(`${root}/images`);
    for (let at = 0; at < 10; at += 1) write(`${at}.html`, 'x'.repeat(8000));
    write('images/a.avif', 'x'.repeat(8000));
  });
  it('reads all pages where they fit, and no pictures', async () => {
    const files = openFileStore(root, { maxBytes: 1_000_000 });
    await fillStore(files, root, 1_000_000);
    expect(files.cachedBytes).toBeGreaterThan(80_000);
    expect(files.cachedBytes).toBeLessThan(10 * 11_000);
  });

  it('stops before what was read first is dropped', async () => {
    const files = openFileStore(root, { maxBytes: 60_000 });
    await fillStore(files, root, 60_000);
    expect(files.cachedBytes).toBeGreaterThan(45_000);
    expect(files.cachedBytes).toBeLessThanOrEqual(60_000);
  });
});

describe('file headers', () => {
  const FOR_EVER = 'public, max-age=31536000, immutable';

  describe('getCacheControl', () => {
    it.each([
      ['assets/app-BevhsLqy.js', FOR_EVER],
      ['assets/geist-d7517875.woff2', FOR_EVER],
      ['images/live/u-1/hero.1f3a9c02-800.avif', FOR_EVER],
      ['og/hero-adc.1f3a9c02.jpg', FOR_EVER],
      ['en/app.webmanifest', 'no-cache'],
      ['ko/feed.xml', 'no-cache'],
      ['films/tour.1f3a9c02-720.mp4', FOR_EVER],
      ['films/tour.1f3a9c02.ko.vtt', FOR_EVER],
      ['favicon.svg', 'public, max-age=86400'],
      ['icon-192.png', 'public, max-age=86400'],
      ['en.html', 'no-cache, no-transform'],
      ['en/aboutus/ceo.html', 'no-cache, no-transform'],
      ['sw.js', 'no-cache'],
      ['data/newsroom.en.json', 'no-cache'],
      ['sitemap.xml', 'no-cache'],
      // A page below a folder of that name is not a hashed file.
      ['en/public/images/album.html', 'no-cache, no-transform'],
      ['en/assets/x.js', 'no-cache'],
    ])('%s: %s', (path, expected) => expect(getCacheControl(path)).toBe(expected));
  });
});
