import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import cookies from '../../locales/en/cookies.json' with { type: 'json' };
import { ROOT } from '../../pipeline/paths.ts';

/** The name behind the first argument of a call: the text itself, or the constant of the same file. */
function readName(argument: string, source: string): string | undefined {
  const literal = /^'([^']+)'$/.exec(argument)?.[1] ?? new RegExp(`const ${argument} = '([^']+)'`).exec(source)?.[1];
  return literal?.replace(/^site:/, '');
}

/** What the site writes into the browser's storage, by the name that it is stored under. */
function listStoredNames(): string[] {
  const names = new Set<string>();
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: (name) => name.includes('.test.') })) {
    const source = readFileSync(ROOT + path, 'utf8');
    for (const [, argument = ''] of source.matchAll(/(?:\bwriteCache|Storage\.setItem)\(\s*('[^']+'|[A-Z_]+),/g)) {
      const name = readName(argument, source);
      if (name === undefined) throw new Error(`${path}: the name ${argument} is no constant of this file`);
      names.add(name);
    }
  }
  return [...names].sort();
}

test('the cookie policy lists every name that the site stores something under, and no other', () => {
  const { waiting: _database, cacheStorage: _files, ...rows } = cookies.table.rows;
  expect(listStoredNames()).toEqual(Object.keys(rows).sort());
});
