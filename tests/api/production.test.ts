import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST, ROOT } from '../../pipeline/paths.ts';

// A machine as docs/operations.md sets it up: the build and the packages, without the sources.
const folder = mkdtempSync(`${tmpdir()}/production-`);
const run = (program: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const { PATH } = process.env;
  return spawnSync(process.execPath, [`dist/server/${program}.mjs`, ...args], { cwd: folder, env: { PATH, ...env }, encoding: 'utf8' });
};

beforeAll(() => {
  mkdirSync(`${folder}/dist/site`, { recursive: true });
  for (const path of ['package.json', 'dist/server', 'dist/headers.json'])
    cpSync(path.startsWith('dist') ? `${DIST}${path.slice(4)}` : ROOT + path, `${folder}/${path}`, { recursive: true });
  symlinkSync(`${ROOT}node_modules`, `${folder}/node_modules`, 'junction');
  writeFileSync(`${folder}/dist/site/sw.js`, 'the worker');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has the kill switch', () => {
  const { status, stdout } = run('kill-switch', ['--yes']);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^dist\/site\/sw\.js is the kill switch now/)]);
  expect(readFileSync(`${folder}/dist/site/sw.js`, 'utf8')).toContain('unregister');
});

it('has the check of its settings, for a unit and for a file', () => {
  const found = run('check-settings', [], { TRSUT_PROXY: 'loopback' });
  expect([found.status, found.stderr]).toEqual([1, expect.stringMatching(/^The environment names TRSUT_PROXY.* 'TRUST_PROXY'\?\n$/)]);
  writeFileSync(`${folder}/site.env`, `TRUST_PROXY=loopback\nDATA_DIR=${folder}/data\n`);
  const { status, stdout, stderr } = run('check-settings', ['site.env']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`database: ${folder}/data/site.db\n`);
  // The sample company's address, which the build was made for.
  expect(run('check-settings', ['site.env'], { NODE_ENV: 'production' }).stderr).toMatch(
    /^The public address is https:\/\/www\.example\.com/,
  );
});
