import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { search as searchIndex } from '../../../core/search/search.ts';
import type { SearchDocuments } from '../../../core/search/search-documents.ts';
import { makeFakeDist } from '../../../tests/support/fake-dist.ts';
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

afterAll(remove);

const open = async (env: NodeJS.ProcessEnv = {}) => {
  opened = await openTestApp({ dist, env });
  onTestFinished(opened.close);
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
  await open({ SEARCH_RATE: '1/1m' });
  expect([await search(), await search()].map(({ statusCode }) => statusCode)).toEqual([200, 429]);
  const later = performance.now() + 60_001;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect((await search()).statusCode).toBe(200);
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

/** A release with these documents to search in. */
async function openRelease(files: Record<string, string>): Promise<Release> {
  const made = makeFakeDist({}, files);
  onTestFinished(made.remove);
  return (await openSiteFiles(made.dist, 1_000_000)) as Release;
}

test('where there is nothing to search in, or it is damaged, that is said', async () => {
  const store = openSearchStore({ release: await openRelease({ 'site/data/search.ko.json': 'damaged' }), close: () => undefined });
  await expect(store.getIndex('en')).rejects.toThrow('no documents to search in for en: run npm run build');
  for (const _again of [1, 2]) await expect(store.getIndex('ko')).rejects.toThrow(SyntaxError);
});

test('another release has another index', async () => {
  const withPages = (...pages: SearchDocuments['pages']) =>
    openRelease({ 'site/data/search.en.json': JSON.stringify({ ...documents, pages: [...documents.pages, ...pages] }) });
  const current = { release: await withPages(), close: () => undefined };
  const store = openSearchStore(current);
  expect(searchIndex(await store.getIndex('en'), { q: 'two' }).total).toBe(0);
  current.release = await withPages({ href: '/en/two', title: 'two', parts: [] });
  expect(searchIndex(await store.getIndex('en'), { q: 'two' }).total).toBe(1);
});
