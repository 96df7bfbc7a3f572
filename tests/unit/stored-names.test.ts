import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from '../../locales/en/cookies.json' with { type: 'json' };
import ko from '../../locales/ko/cookies.json' with { type: 'json' };
import { ROOT } from '../../pipeline/paths.ts';

/** The name behind the first argument of a call: the text itself, or the constant of the same file. */
function readName(argument: string, source: string): string | undefined {
  const literal = /^'([^']+)'$/.exec(argument)?.[1] ?? new RegExp(`const ${argument} = '([^']+)'`).exec(source)?.[1];
  return literal?.replace(/^site:/, '');
}

/** What the site writes into the browser's storage, by the name that it is stored under, with the source of the file that writes it. */
function listStored(): Map<string, string> {
  const stored = new Map<string, string>();
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => name.includes('.test.') })) {
    const source = readFileSync(ROOT + path, 'utf8');
    for (const [, argument = ''] of source.matchAll(/(?:\bwriteCache|Storage\.setItem)\(\s*('[^']+'|[A-Z_]+),/g)) {
      const name = readName(argument, source);
      if (name === undefined) throw new Error(`${path}: the name ${argument} is no constant of this file`);
      stored.set(name, source);
    }
  }
  return stored;
}

const { waiting, cacheStorage, ...rows } = en.table.rows;
const stored = listStored();

test('the cookie policy lists every name that the site stores something under, and no other', () => {
  expect([...stored.keys()].sort()).toEqual(Object.keys(rows).sort());
});

const DAYS = { day: 1, 일: 1, month: 30, 개월: 30, year: 365, 년: 365 };
/** The periods of a text, in days: `30 days, or 1 year once installed`. */
const daysIn = (text: string) =>
  Array.from(text.matchAll(/(\d+) ?(day|month|year|일|개월|년)/g), ([, count, unit]) => Number(count) * DAYS[unit as keyof typeof DAYS]);
const read = (path: string) => readFileSync(ROOT + path, 'utf8');

test.each([
  ...[...stored].map(([name, source]) => [name, source] as const),
  ['waiting', read('src/shared/isomorphic/send-outbox.ts')] as const,
  ['cacheStorage', read('src/sw/policies/cache-first.ts')] as const,
])('it says for how long %s is kept, in both languages', (name, source) => {
  const days = Array.from(source.matchAll(/\b(\d+) \* (?:DAY|24 \* 3600 \* 1000)\b/g), ([, count]) => Number(count));
  const all = { ...rows, waiting, cacheStorage };
  for (const words of [all, ko.table.rows]) expect(daysIn(words[name as keyof typeof all].kept)).toEqual(days);
});
