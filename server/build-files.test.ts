import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { makeFakeDist } from '../tests/support/fake-dist.ts';
import { type CurrentBuild, openBuild } from './build-files.ts';

const { dist, remove } = makeFakeDist();
let build: CurrentBuild | undefined;
let reports: string[] = [];
afterEach(() => {
  build?.close();
  reports = [];
});
afterAll(remove);
/** A build whose parts name it. */
const makeBuild = (redirects: string, server = 'same', files: Readonly<Record<string, string>> = {}) =>
  makeFakeDist({}, { 'redirects.json': redirects, 'server/index.mjs': server, ...files }).dist;
/** A build takes the place of the one that is there. */
function switchTo(other: string): void {
  renameSync(dist, `${dist}.replaced`);
  renameSync(other, dist);
  rmSync(`${dist}.replaced`, { recursive: true });
}
const report = (error: Error) => reports.push(error.message);

test('a build with another server is told, one with the same is not', async () => {
  switchTo(makeBuild('{}', 'first'));
  const warn = vi.fn();
  build = openBuild(dist, { checkEvery: 10, report, warn });
  switchTo(makeBuild('{"/en/a":"/en/b"}', 'first'));
  await expect.poll(() => build?.files.redirects).toEqual({ '/en/a': '/en/b' });
  expect(warn).not.toHaveBeenCalled();
  switchTo(makeBuild('{"/en/a":"/en/c"}', 'second'));
  await expect.poll(() => build?.files.redirects).toEqual({ '/en/a': '/en/c' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('the new build has another server than the one that runs: restart it');
});

test('another build in its place is read; one that stays incomplete is reported once, and the earlier one stays', async () => {
  switchTo(makeBuild('{}'));
  build = openBuild(dist, { checkEvery: 10, patience: 200, report });
  const first = build.files;
  expect(first.headers.origin).toBe('https://www.example.com');
  await expect.poll(() => build?.files).toBe(first);

  switchTo(makeBuild('{"/en/old":"/en/new"}'));
  await expect.poll(() => build?.files.redirects).toEqual({ '/en/old': '/en/new' });

  rmSync(`${dist}/redirects.json`);
  writeFileSync(`${dist}/headers.json`, '{"origin":"https://other.example","headers":{}}');
  await expect.poll(() => reports.length, { timeout: 5000 }).toBe(1);
  await pause(100);
  expect(reports).toEqual([
    expect.stringMatching(/\/headers\.json is not that of the build, and nothing more has come for a while: upload the build again$/),
  ]);
  expect(build.files.headers.origin).toBe('https://www.example.com');
  // The rest comes after all.
  switchTo(makeBuild('{"/en/late":"/en/come"}'));
  await expect.poll(() => build?.files.redirects).toEqual({ '/en/late': '/en/come' });
});

/** The files of a folder in rsync's order: those of a folder before its folders, each by name. */
function listInOrder(folder: string, below = ''): string[] {
  const entries = readdirSync(`${folder}/${below}`, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return [
    ...entries.filter((entry) => entry.isFile()).map(({ name }) => below + name),
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => listInOrder(folder, `${below}${name}/`)),
  ];
}

test.each([
  ['rsync’s order', (paths: string[]) => paths],
  ['the opposite order', (paths: string[]) => paths.toReversed()],
])('a build that is uploaded file by file in %s is read when all has come, and a restart is asked for once', async (_name, order) => {
  switchTo(makeBuild('{}', 'first'));
  const warn = vi.fn();
  build = openBuild(dist, { checkEvery: 5, report, warn });
  const first = build.files;
  const other = makeBuild('{"/en/old":"/en/new"}', 'second', {
    // The first and the last file in either order are not those of the build before.
    'headers.json': '{"origin":"https://second.example","headers":{}}',
    'templates/sent.ko.json': '{"html":"second"}',
  });
  const paths = order(listInOrder(other));
  expect(paths).toContain('server-files.json');
  for (const path of paths) {
    expect(build.files).toEqual(first);
    mkdirSync(dirname(`${dist}/${path}`), { recursive: true });
    copyFileSync(`${other}/${path}`, `${dist}/${path}.part`);
    renameSync(`${dist}/${path}.part`, `${dist}/${path}`);
    await pause(20);
  }
  await expect.poll(() => build?.files.sentPages.ko).toEqual({ html: 'second' });
  expect([build.files.redirects, build.files.headers.origin]).toEqual([{ '/en/old': '/en/new' }, 'https://second.example']);
  expect(warn).toHaveBeenCalledExactlyOnceWith('the new build has another server than the one that runs: restart it');
  expect(reports).toEqual([]);
});
