import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPostFile } from '../../pipeline/content/source-files.ts';
import { CONTENT } from '../../pipeline/paths.ts';

const files = globSync('posts/*/*/index.*.md', { cwd: CONTENT });
const posts = files.map((file) => ({ file, ...readPostFile(readFileSync(`${CONTENT}/${file}`, 'utf8')) }));
const withTwoBodies = posts.filter(({ mobile }) => mobile !== undefined);

/** A table as phones have it: a line for each row below its head. */
const toList = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(2)
    .map(
      (row) =>
        `- ${row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
          .join(': ')}\n`,
    )
    .join('');

it('some posts have a body of their own for phones', () => expect(withTwoBodies.length).toBeGreaterThan(3));
it.each(withTwoBodies)('$file says the same on phones: only the table is a list', ({ body, mobile }) => {
  expect(mobile?.trim()).toBe(`${body}\n`.replace(/(?:^\|.*\|\n)+/gm, toList).trim());
});
