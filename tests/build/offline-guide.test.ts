import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

const guide = readFileSync(`${ROOT}docs/offline.md`, 'utf8');

/** The rows of the table below a heading. */
function readTable(heading: string) {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| (\d+) +\| ([^|]+)\| ([^|]*)\|$/gm)].map(([, number, what, tests]) => ({
    number: Number(number),
    what: (what as string).trim(),
    tests: [...(tests as string).matchAll(/`([^`]+)`/g)].map(([, path]) => path as string),
  }));
}

describe.each([
  { heading: 'Failure modes', count: 37, prefix: '' },
  { heading: 'Findings on bad networks', count: 18, prefix: 'network-' },
])('the table "$heading"', ({ heading, count, prefix }) => {
  const rows = readTable(heading);
  it(`has all ${count} in order`, () => {
    const expected = Array.from({ length: count }, (_, at) => at + 1);
    expect(rows.map(({ number }) => number)).toEqual(expected);
    for (const { number, what } of rows) expect(what.length, String(number)).toBeGreaterThan(10);
  });
  // That those exist: sources.test.ts.
  it('has a test in every row', () => {
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });
  it('names every test of the folder in the row whose number it carries', () => {
    const numbered = new RegExp(`^${prefix}(\\d\\d)-`);
    const files = readdirSync(`${ROOT}tests/e2e/nightly/offline`).filter((name) => numbered.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const row = rows.find(({ number }) => number === Number(numbered.exec(file)?.[1]));
      expect(row?.tests, file).toContain(`tests/e2e/nightly/offline/${file}`);
    }
  });
});
