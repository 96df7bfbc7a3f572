import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { search as searchIndex } from '../../../core/search/search.ts';
import type { SearchDocuments } from '../../../core/search/search-documents.ts';
import { makeFakeDist, writeReleaseList } from '../../../tests/support/fake-dist.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Release } from '../../current-release.ts';
import { openSiteFiles } from '../../files/release.ts';
import { openSearchStore } from './search.ts';

const { dist, remove } = makeFakeDist();
const documents: SearchDocuments = { locale: 'en', names: {}, pages: [{ href: '/en/water', title: 'Water', parts: [] }], posts: [] };
let opened: TestApp;

beforeAll(() => {
  mkdirSync(`${dist}/site/data`, { recursive: true });
  writeFileSync(`${dist}/site/data/search.en.json`, JSON.stringify(documents));
});
afterEach(() => opened.close());
afterAll(remove);

const open = async (env: NodeJS.ProcessEnv = {}) => {
  opened = await openTestApp({ dist, env });
};
const search = (remoteAddress = '10.1.1.1', parameters = 'locale=en&q=water') =>
  opened.app.inject({ url: `/api/v1/search?${parameters}`, remoteAddress });

test('an address that searches too often is told how long to wait; others are not affected', async () => {
  await open({ SEARCH_RATE: '2/1m' });
  expect([await search(), await search()].map((answer) => [answer.statusCode, answer.json().total])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  const answer = await search();
  expect(answer.statusCode).toBe(429);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answer.json()).toEqual({
    type: 'about:blank',
    status: 429,
    title: 'Too Many Requests',
    detail: `One address may search 2 times in 60 seconds: try again in ${seconds} seconds.`,
  });
  expect((await search('10.1.1.2')).statusCode).toBe(200);
});

test('an address may search again when the time is over', async () => {
  await open({ SEARCH_RATE: '1/1s' });
  expect([await search(), await search()].map(({ statusCode }) => statusCode)).toEqual([200, 429]);
  await expect.poll(async () => (await search()).statusCode, { interval: 200 }).toBe(200);
});

test('searches that cannot be answered count, too', async () => {
  await open({ SEARCH_RATE: '1/1m' });
  expect([await search('10.1.1.1', 'locale=fr'), await search()].map(({ statusCode }) => statusCode)).toEqual([400, 429]);
});

test('searches do not count as inquiries, nor inquiries as searches', async () => {
  await open({ SEARCH_RATE: '1/1m', INQUIRY_RATE: '1/1m' });
  const inquire = () => opened.app.inject({ method: 'POST', url: '/api/v1/inquiries', payload: [], remoteAddress: '10.1.1.1' });
  const answers = [await search(), await inquire(), await search(), await inquire()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422, 429, 429]);
});

test('without a setting, 120 searches a minute are answered', async () => {
  await open();
  const statuses: number[] = [];
  for (let n = 0; n < 121; n += 1) statuses.push((await search()).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});

describe('the index of the search', () => {
  let dir: string;
  const documents = (...titles: string[]) =>
    JSON.stringify({ locale: 'en', names: {}, pages: titles.map((title) => ({ href: `/en/${title}`, title, parts: [] })), posts: [] });

  beforeEach(() => {
    dir = mkdtempSync(`${tmpdir()}/search-`);
    mkdirSync(`${dir}/site/data`, { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const write = (locale: 'en' | 'ko', text: string) => {
    writeFileSync(`${dir}/site/data/search.${locale}.json`, text);
    writeReleaseList(dir);
  };
  const openFiles = async () => (await openSiteFiles(dir, 1_000_000)) as Release;

  describe('openSearchStore', () => {
    it('builds an index once and keeps it', async () => {
      write('en', documents('one'));
      const store = openSearchStore({ release: await openFiles(), close: () => undefined });
      const index = await store.getIndex('en');
      expect(await store.getIndex('en')).toBe(index);
      expect(searchIndex(index, { q: 'one' }).total).toBe(1);
    });
    it('fails where there is nothing, and where the documents are damaged', async () => {
      write('ko', 'damaged');
      const store = openSearchStore({ release: await openFiles(), close: () => undefined });
      await expect(store.getIndex('en')).rejects.toThrow('no documents to search in for en: run npm run build');
      for (const _again of [1, 2]) await expect(store.getIndex('ko')).rejects.toThrow(SyntaxError);
    });
    it('builds the index of another release', async () => {
      write('en', documents('one'));
      const current = { release: await openFiles(), close: () => undefined };
      const store = openSearchStore(current);
      expect(searchIndex(await store.getIndex('en'), { q: 'two' }).total).toBe(0);
      write('en', documents('one', 'two'));
      current.release = await openFiles();
      expect(searchIndex(await store.getIndex('en'), { q: 'two' }).total).toBe(1);
    });
  });
});
