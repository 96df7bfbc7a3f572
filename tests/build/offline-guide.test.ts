import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

/** The failure modes that docs/offline.md lists: `1. what: tests`. That the tests exist: sources.test.ts. */
const section = readFileSync(`${ROOT}docs/offline.md`, 'utf8').split('## Failure modes\n')[1]?.split('\n## ')[0] ?? '';
const numbers = Array.from(section.matchAll(/^(\d+)\. .+?: (?:`[^`]+` ?)+$/gm), ([, number]) => Number(number));

it('lists all 37 failure modes in order, each with a test', () => {
  expect(numbers).toEqual(Array.from({ length: 37 }, (_, at) => at + 1));
});
