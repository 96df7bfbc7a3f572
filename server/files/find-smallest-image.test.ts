import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { findSmallestImage } from './find-smallest-image.ts';

const root = mkdtempSync(`${tmpdir()}/smallest-image-`);
mkdirSync(`${root}/images/live/u`, { recursive: true });
for (const name of ['a.1-1200.avif', 'a.1-480.avif', 'a.1-960.avif', 'a.1-1200.jpg', 'a.1-tall.2-320.avif', 'b.3-200.avif', 'mark.svg'])
  writeFileSync(`${root}/images/live/u/${name}`, '');
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['a.1-1200.avif', 'a.1-480.avif'],
  ['a.1-480.avif', 'a.1-480.avif'],
  ['a.1-1200.jpg', 'a.1-1200.jpg'],
  ['a.1-tall.2-320.avif', 'a.1-tall.2-320.avif'],
  ['b.3-200.avif', 'b.3-200.avif'],
  ['mark.svg', 'mark.svg'],
])('for %s gives %s', async (asked, expected) => {
  expect(await findSmallestImage(root, `images/live/u/${asked}`)).toBe(`images/live/u/${expected}`);
});
