import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RELEASE_LIST, RELEASES } from '../../core/build/release.ts';
import { DIST, ROOT } from '../../pipeline/paths.ts';
import { linkTo } from '../../pipeline/publish.ts';
import { postInquiry } from '../support/inquiries.ts';
import { startServer } from '../support/start-server.ts';

// A machine as docs/operations.md sets it up: the build, and what `npm ci --omit=dev` installs, without the sources.
const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
};
const productionPackages = Object.entries(packages).flatMap(([path, { dev, devOptional }]) =>
  !dev && !devOptional && /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && existsSync(ROOT + path) ? [path] : [],
);
const folder = mkdtempSync(`${tmpdir()}/production-`);
const run = (program: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const { PATH } = process.env;
  return spawnSync(process.execPath, [`dist/server/${program}.mjs`, ...args], { cwd: folder, env: { PATH, ...env }, encoding: 'utf8' });
};

beforeAll(() => {
  const release = `${folder}/dist/${RELEASES}/one`;
  mkdirSync(`${release}/site`, { recursive: true });
  for (const name of ['server', 'headers.json', RELEASE_LIST]) cpSync(`${DIST}/${name}`, `${release}/${name}`, { recursive: true });
  cpSync(`${ROOT}package.json`, `${folder}/package.json`);
  for (const path of productionPackages) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    symlinkSync(ROOT + path, `${folder}/${path}`, 'junction');
  }
  writeFileSync(`${release}/site/sw.js`, 'the worker');
  linkTo(`${folder}/dist`, 'one');
  for (const name of ['site', 'server']) symlinkSync(`current/${name}`, `${folder}/dist/${name}`, 'junction');
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

it('names no command that it has not, and each fault with its cure', () => {
  const data = `${folder}/damaged`;
  mkdirSync(data);
  writeFileSync(`${data}/site.db`, 'This is a letter.');
  const cure = `${data}/site.db cannot be used (file is not a database): the file is damaged or is no database, put a backup in its place: node dist/server/restore.mjs FILE, `;
  for (const program of ['backup', 'inquiries']) {
    const { status, stderr } = run(program, program === 'inquiries' ? ['list'] : [], { DATA_DIR: data });
    expect([status, stderr]).toEqual([1, expect.stringContaining(cure)]);
  }
  const { status, stderr } = run('backup', ['--out', '/proc/backups'], { DATA_DIR: data });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\/proc\/backups cannot be made \(.*\): name a folder .*--out\n$/)]);
});

it('needs neither the compiler nor what browsers run', async () => {
  const needless = /\/(?:typescript|@typescript|react-router|react-redux|@reduxjs|i18next|react-i18next|swiper|aos|workbox-|web-vitals)/;
  expect(productionPackages.filter((path) => needless.test(path))).toEqual([]);
  expect(productionPackages.length).toBeLessThan(130);
  const server = await startServer({ cwd: folder, args: ['dist/server/index.mjs'] });
  const send = await postInquiry(server.url);
  const answers = await Promise.all(
    ['/en', '/api/v1/posts/newsroom?locale=en', '/api/v1/search?locale=ko&q=adc', '/api/v1/openapi.json', '/api/v1/health/ready'].map(
      (path) => fetch(server.url + path),
    ),
  );
  await server.stop();
  expect([send, ...answers].map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200]);
});

it.each(['inquiries', 'consents', 'vitals', 'backup', 'restore', 'move-to-postgres', 'check-settings', 'kill-switch'])(
  'has the program %s',
  (program) => {
    const { status, stdout, stderr } = run(program, ['--help']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: node dist/server/${program}\\.mjs `));
    expect(stdout).not.toContain('npm run');
  },
);
