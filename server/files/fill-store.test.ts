import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFileStore } from './file-store.ts';
import { fillStore } from './fill-store.ts';

const root = mkdtempSync(`${tmpdir()}/fill-`);
beforeAll(() => {
  mkdirSync(`${root}/images`);
  for (let at = 0; at < 10; at += 1) writeFileSync(`${root}/${at}.html`, 'x'.repeat(8000));
  writeFileSync(`${root}/images/a.avif`, 'x'.repeat(8000));
});
afterAll(() => rmSync(root, { recursive: true }));

it('reads all pages where they fit, and no pictures', async () => {
  const files = openFileStore(root, { maxBytes: 1_000_000 });
  await fillStore(files, root, 1_000_000);
  expect(files.heldBytes).toBeGreaterThan(80_000);
  expect(files.heldBytes).toBeLessThan(10 * 11_000);
});

it('stops before what was read first is dropped', async () => {
  const files = openFileStore(root, { maxBytes: 60_000 });
  await fillStore(files, root, 60_000);
  expect(files.heldBytes).toBeGreaterThan(45_000);
  expect(files.heldBytes).toBeLessThanOrEqual(60_000);
});
