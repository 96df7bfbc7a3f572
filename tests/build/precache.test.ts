import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KIT_LIST_URL, type KitList, kitUrl } from '../../core/build/kit.ts';
import type { PostIndex } from '../../core/posts/list-posts.ts';
import { POST_TYPES } from '../../core/posts/post.ts';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { DIST, SITE } from '../../pipeline/paths.ts';
import { BUDGETS } from '../support/budgets.ts';
import { readPieces } from '../support/read-pieces.ts';

const worker = readFileSync(`${SITE}/sw.js`, 'utf8');
const entries = [...worker.matchAll(/\{"revision":(null|"\w+"),"url":"([^"]+)"\}/g)].map(([, revision, url]) => ({
  revision: JSON.parse(revision as string) as string | null,
  url: url as string,
}));
const fileOf = (url: string) => `${SITE}${/\.\w+$/.test(url) ? url : `${url}.html`}`;

// A deploy costs each visitor what changed, and no more (failure mode 8).
describe('the worker’s list', () => {
  it('names files that are there, by their content: a hash in the name, or the hash of the bytes', () => {
    expect(entries.length).toBeGreaterThan(8);
    for (const { url, revision } of entries) {
      const bytes = readFileSync(fileOf(url));
      const isHashed = /^\/assets\/.+-[\w-]{8}\.(js|css|svg)$/.test(url);
      expect(revision, url).toBe(isHashed ? null : createHash('md5').update(bytes).digest('hex'));
    }
  });
  it('has the offline page of each locale, and no other document: those change with every build', () => {
    const documents = entries.map(({ url }) => url).filter((url) => !/\.\w+$/.test(url));
    expect(documents.sort()).toEqual(LOCALES.map((locale) => `/${locale}/offline`).sort());
    for (const url of documents) {
      const named = [...readFileSync(fileOf(url), 'utf8').matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
      // Its style sheet and faces and the boot script, and no script of the app.
      expect(named.filter((file) => !/\.css$|\.woff2$|\/boot-[\w-]{8}\.js$/.test(file))).toEqual([]);
      for (const file of named) expect(existsSync(SITE + file), file).toBe(true);
    }
  });
  it('has what an update shows, so that the prompt can be had while the server is already another build', () => {
    for (const locale of LOCALES)
      expect(kitOf(locale).addresses.filter((url) => /^\/assets\/update-notice-.*\.js$/.test(url))).toHaveLength(1);
  });
});

describe.each(LOCALES)('the offline kit in %s', (locale) => {
  const { bytes, addresses } = kitOf(locale);
  const info = (JSON.parse(readFileSync(SITE + KIT_LIST_URL, 'utf8')) as KitList)[locale];

  it('keeps to 200 KB on the wire, and is what the list says', () => {
    expect(statSync(`${SITE}${kitUrl(locale)}.br`).size).toBeLessThanOrEqual(BUDGETS.kit);
    expect(info).toMatchObject({ bytes: bytes.length, digest: createHash('sha256').update(bytes).digest('hex') });
    expect(entries.map(({ url }) => url)).toContain(info.entry);
  });
  it('has every document of the language but the offline page, every index, every post, and no file that the worker installs', () => {
    const map = readFileSync(`${SITE}/sitemap.xml`, 'utf8');
    const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path as string);
    const own = paths.filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`));
    const data = POST_TYPES.flatMap((type) => {
      const { posts } = JSON.parse(readFileSync(`${SITE}/data/${type}.${locale}.json`, 'utf8')) as PostIndex;
      return [`/data/${type}.${locale}.json`, ...posts.map(({ id }) => `/api/v1/posts/${type}/${id}?locale=${locale}`)];
    });
    expect(addresses).toEqual(expect.arrayContaining([...own, ...data, `/data/search.${locale}.json`]));
    expect(addresses.filter((address) => address.endsWith('/offline') || entries.some(({ url }) => url === address))).toEqual([]);
  });
  it('has the code and the texts that each document names, so that the app starts on every page offline', () => {
    const held = new Set([...addresses, ...entries.map(({ url }) => url)]);
    const documents = addresses.filter((address) => address === `/${locale}` || address.startsWith(`/${locale}/`));
    expect(documents.length).toBeGreaterThan(70);
    for (const path of documents) {
      const html = readFileSync(`${SITE}${path}.html`, 'utf8');
      const named = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([url]) => url);
      expect(named.length, path).toBeGreaterThan(5);
      expect(
        named.filter((url) => !held.has(url)),
        path,
      ).toEqual([]);
    }
  });
  it('has no text of the other language', () => {
    const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>;
    const texts = (of: Locale) =>
      Object.entries(manifest).flatMap(([source, { file }]) => (source.startsWith(`locales/${of}/`) ? [`/${file}`] : []));
    const [own, others] = [texts(locale), LOCALES.filter((other) => other !== locale).flatMap(texts)];
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter((url) => !addresses.includes(url))).toEqual([]);
    expect(others.filter((url) => addresses.includes(url))).toEqual([]);
  });
});

function kitOf(locale: Locale) {
  const bytes = readFileSync(SITE + kitUrl(locale));
  return { bytes, addresses: Object.keys(readPieces(bytes).header.pieces) };
}
