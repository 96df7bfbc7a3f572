import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../locales/en/cookies.json' with { type: 'json' };
import ko from '../../locales/ko/cookies.json' with { type: 'json' };
import { ROOT } from '../../pipeline/paths.ts';
import { STORED } from '../../src/shared/dom/local-cache.ts';

const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => name.includes('.test.') });
const read = (path: string) => readFileSync(ROOT + path, 'utf8');

/** What the site writes into the browser's storage, by its name, with the source of the file that writes it. */
function listStored(): Map<string, string> {
  const writes = SOURCES.flatMap((path) =>
    Array.from(read(path).matchAll(/\bwriteCache\(\s*'(\w+)'/g), ([, name = '']) => [name, read(path)] as const),
  );
  return new Map(writes);
}

test('only the local cache touches the storage, and every name of its list is written somewhere', () => {
  const touching = SOURCES.filter((path) => /\b(?:local|session)Storage\b/.test(read(path)));
  // The editor reads what the editor's library keeps.
  expect(touching.sort()).toEqual(['src/editor/main.tsx', 'src/shared/dom/local-cache.ts']);
  expect([...listStored().keys()].sort()).toEqual(Object.keys(STORED).sort());
});

const { waiting, cacheStorage, ...rows } = en.table.rows;
const stored = listStored();

test('the cookie policy lists every name that the site stores something under, and no other', () => {
  expect(Object.keys(STORED).sort()).toEqual(Object.keys(rows).sort());
});

const DAYS = { day: 1, 일: 1, month: 30, 개월: 30, year: 365, 년: 365 };
/** The periods of a text, in days: `30 days, or 1 year once installed`. */
const daysIn = (text: string) =>
  Array.from(text.matchAll(/(\d+) ?(day|month|year|일|개월|년)/g), ([, count, unit]) => Number(count) * DAYS[unit as keyof typeof DAYS]);
test.each([
  ...[...stored].map(([name, source]) => [name, source] as const),
  ['waiting', read('src/shared/isomorphic/send-outbox.ts')] as const,
  ['cacheStorage', read('src/sw/caches/stored-responses.ts')] as const,
])('it says for how long %s is kept, in both languages', (name, source) => {
  const days = Array.from(source.matchAll(/\b(\d+) \* (?:DAY_MS|24 \* 3600 \* 1000|86_400)\b/g), ([, count]) => Number(count));
  const all = { ...rows, waiting, cacheStorage };
  for (const words of [all, ko.table.rows]) expect(daysIn(words[name as keyof typeof all].kept)).toEqual(days);
});
