import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SearchAnswer } from '../../core/search/answer.ts';
import type { SearchDocuments } from '../../core/search/search-documents.ts';
import { openSearchThread, type SearchThread } from './search-thread.ts';

const dir = mkdtempSync(`${tmpdir()}/thread-`);
const WORDS = ['water', 'vessel', 'buffer', 'filter', 'column', 'media', 'cell', 'yield'];
let thread: SearchThread;

beforeAll(() => {
  const text = (seed: number) =>
    Array.from({ length: 400 }, (_, at) => `${WORDS[(at * seed) % WORDS.length]}${(at * seed) % 97}`).join(' ');
  const pages = Array.from({ length: 600 }, (_, at) => ({ href: `/en/${at}`, title: `Water ${at}`, parts: [{ text: text(at + 1) }] }));
  writeFileSync(`${dir}/search.en.json`, JSON.stringify({ locale: 'en', names: {}, pages, posts: [] } satisfies SearchDocuments));
});
afterEach(() => thread.close());
afterAll(() => rmSync(dir, { recursive: true }));

it('answers as the search does, and leaves the event loop free meanwhile', { timeout: 20_000 }, async () => {
  thread = openSearchThread(dir);
  await thread.warm();
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const begun = process.cpuUsage();
  const queries = Array.from({ length: 40 }, (_, at) => thread.search('en', { q: `water${at} filtre` }));
  const answers = (await Promise.all(queries)).map((text) => JSON.parse(text as string) as SearchAnswer);
  clearInterval(watch);
  expect(answers.map(({ q }) => q)).toEqual(Array.from({ length: 40 }, (_, at) => `water${at} filtre`));
  const { user, system } = process.cpuUsage(begun);
  // In this thread, the loop would stand still for as long as the searches compute.
  expect(longest).toBeLessThan((user + system) / 1000 / 3);
});

it('refuses what would wait behind too many, and answers again when they are done', { timeout: 20_000 }, async () => {
  thread = openSearchThread(dir, 3);
  await thread.warm();
  const answers = await Promise.all(Array.from({ length: 20 }, () => thread.search('en', { q: 'water' })));
  const refused = answers.filter((text) => text === undefined).length;
  expect(refused).toBeGreaterThanOrEqual(15);
  expect(refused).toBeLessThan(20);
  expect(JSON.parse((await thread.search('en', { q: 'water' })) as string).total).toBe(600);
});

it('rejects for a language without documents', { timeout: 20_000 }, async () => {
  thread = openSearchThread(dir);
  await expect(thread.search('ko', { q: '물' })).rejects.toThrow('search.ko.json is missing: run npm run build');
});
