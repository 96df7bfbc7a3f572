import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, it, vi } from 'vitest';

const cache = mkdtempSync(`${tmpdir()}/address-`);
vi.stubEnv('CACHE_DIR', cache);
vi.resetModules();
const { noteDevAddress, readDevAddress } = await import('./dev-address.ts');
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(cache, { recursive: true });
});

it('is that of the server that runs, else the one that it will have', () => {
  expect(readDevAddress()).toBe('http://localhost:5173');
  noteDevAddress('http://localhost:5174/');
  expect(readDevAddress()).toBe('http://localhost:5174');
  // Of one that was killed.
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(`${cache}/dev/address.json`, JSON.stringify({ pid, url: 'http://localhost:5175' }));
  expect(readDevAddress()).toBe('http://localhost:5173');
});
