import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

const guide = readFileSync(`${ROOT}docs/offline.md`, 'utf8');

/** The items of the list below a heading: `1. what: tests`. */
function readList(heading: string) {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^(\d+)\. (.+?): ((?:`[^`]+` ?)*)$/gm)].map(([, number, what, tests]) => ({
    number: Number(number),
    what: what as string,
    tests: [...(tests as string).matchAll(/`([^`]+)`/g)].map(([, path]) => path as string),
  }));
}

describe.each([
  { heading: 'Failure modes', count: 37, prefix: '' },
  { heading: 'Findings on bad networks', count: 17, prefix: 'network-' },
])('the list "$heading"', ({ heading, count, prefix }) => {
  const items = readList(heading);
  it(`has all ${count} in order`, () => {
    const expected = Array.from({ length: count }, (_, at) => at + 1);
    expect(items.map(({ number }) => number)).toEqual(expected);
    for (const { number, what } of items) expect(what.length, String(number)).toBeGreaterThan(10);
  });
  // That those exist: sources.test.ts.
  it('has a test in every item', () => {
    expect(items.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });
  it('names every test of the folder in the item whose number it carries', () => {
    const numbered = new RegExp(`^${prefix}(\\d\\d)-`);
    const files = readdirSync(`${ROOT}tests/e2e/nightly/offline`).filter((name) => numbered.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const item = items.find(({ number }) => number === Number(numbered.exec(file)?.[1]));
      expect(item?.tests, file).toContain(`tests/e2e/nightly/offline/${file}`);
    }
  });
});
