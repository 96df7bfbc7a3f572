import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

/** The failure modes that docs/offline.md lists: `1. what: tests`. That the tests exist: sources.test.ts. */
const section = readFileSync(`${ROOT}docs/offline.md`, 'utf8').split('## Failure modes\n')[1]?.split('\n## ')[0] ?? '';
const items = [...section.matchAll(/^(\d+)\. .+?: ((?:`[^`]+` ?)+)$/gm)].map(([, number, tests = '']) => ({
  number: Number(number),
  tests,
}));

it('lists all 37 failure modes in order, each with a test', () => {
  expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 37 }, (_, at) => at + 1));
});

it('names every numbered test at its number', () => {
  const files = readdirSync(`${ROOT}tests/e2e/nightly/offline`).filter((name) => /^\d\d-/.test(name));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const item = items.find(({ number }) => number === Number(file.slice(0, 2)));
    expect(item?.tests, file).toContain(`\`tests/e2e/nightly/offline/${file}\``);
  }
});
