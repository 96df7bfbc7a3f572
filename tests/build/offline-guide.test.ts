import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

const guide = readFileSync(`${ROOT}docs/offline.md`, 'utf8');
const rows = [...guide.matchAll(/^\| (\d+) +\| ([^|]+)\| ([^|]*)\|$/gm)].map(([, number, what, tests]) => ({
  number: Number(number),
  what: (what as string).trim(),
  tests: [...(tests as string).matchAll(/`([^`]+)`/g)].map(([, path]) => path as string),
}));

describe('the table of failure modes', () => {
  it('has all 37 in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 37 }, (_, at) => at + 1));
    for (const { number, what } of rows) expect(what.length, String(number)).toBeGreaterThan(10);
  });
  it('has a test in every row', () => {
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });
  it('names tests that exist', () => {
    for (const { number, tests } of rows) for (const path of tests) expect(existsSync(ROOT + path), `${number}: ${path}`).toBe(true);
  });
  it('names every test of the folder in the row whose number it carries', () => {
    for (const file of readdirSync(`${ROOT}tests/e2e/offline`).filter((name) => /^\d/.test(name))) {
      const row = rows.find(({ number }) => number === Number(file.slice(0, 2)));
      expect(row?.tests, file).toContain(`tests/e2e/offline/${file}`);
    }
  });
  it('names only commands that exist', () => {
    const scripts = Object.keys(JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).scripts);
    for (const [, name] of guide.matchAll(/npm (?:run )?([\w:-]+)/g)) expect(scripts, name).toContain(name);
  });
});
