import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HistoryEntry } from '../../core/lighthouse/history.ts';
import { addToHistory, HISTORY_FILE, readHistory } from './history.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/history-`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (page: string): HistoryEntry => ({
  at: '2026-11-24T21:00:00.000Z',
  commit: '6d1b22b',
  build: 'YTlj0Kw7',
  page,
  runs: 1,
  index: 1500.5,
  figures: { score: 0.99, FCP: 700, totalBytes: 250_000 },
  budgets: { score: 0.95, FCP: 900 },
});

it('is kept outside the folder that every run empties', () => {
  expect(HISTORY_FILE).toMatch(/\/\.lighthouse\/history\.jsonl$/);
});

it('is empty before the first run, and keeps one line for each entry, in order', () => {
  const file = `${folder}/new/history.jsonl`;
  expect(readHistory(file)).toEqual({ entries: [], faults: [] });
  for (const page of ['/en', '/ko', '/en']) addToHistory(entry(page), file);
  expect(readHistory(file)).toEqual({ entries: ['/en', '/ko', '/en'].map(entry), faults: [] });
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
});

it('names file and line of what it cannot read, and loses nothing', () => {
  const file = `${folder}/history.jsonl`;
  const { page: _page, ...nameless } = entry('/en');
  const text = [JSON.stringify(entry('/en')), '{"at":', JSON.stringify(nameless), '', JSON.stringify(entry('/ko')), '{"at": "20'].join(
    '\n',
  );
  writeFileSync(file, text);
  addToHistory(entry('/ko/search'), file);
  const { entries, faults } = readHistory(file);
  expect(entries.map(({ page }) => page)).toEqual(['/en', '/ko', '/ko/search']);
  expect(faults).toHaveLength(3);
  expect(faults[0]).toMatch(/history\.jsonl:2: skipped, .*JSON.*: mend or remove the line$/);
  expect(faults[1]).toMatch(/history\.jsonl:3: skipped, page: .*: mend or remove the line$/);
  expect(faults[2]).toMatch(/history\.jsonl:6: /);
  expect(readFileSync(file, 'utf8').startsWith(`${text}\n`)).toBe(true);
});
