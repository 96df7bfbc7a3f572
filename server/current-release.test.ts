import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkTo, makeFakeDist } from '../tests/support/fake-dist.ts';
import { type CurrentRelease, openCurrentRelease } from './current-release.ts';

let out = '';
let current: CurrentRelease;
let reports: string[] = [];
const warn = vi.fn();
const report = (error: Error) => reports.push(error.message);
const open = async () => {
  current = await openCurrentRelease(`${out}/current`, { maxBytes: 100_000, checkEvery: 5, report, warn });
};

beforeEach(() => {
  out = mkdtempSync(`${tmpdir()}/releases-`);
  mkdirSync(`${out}/releases`);
  reports = [];
});
afterEach(() => {
  current.close();
  rmSync(out, { recursive: true });
});

/** A release whose redirects name it. */
function addRelease(name: string, server = 'same'): void {
  const { dist } = makeFakeDist({}, { 'redirects.json': `{"/en/a":"/en/${name}"}`, 'server/index.mjs': server });
  renameSync(dist, `${out}/releases/${name}`);
}
const linked = () => current.release.redirects['/en/a'];

test('the server opens what the link leads to, forward and back', async () => {
  for (const name of ['one', 'two']) addRelease(name);
  linkTo(out, 'one');
  await open();
  const first = current.release;
  await pause(50);
  expect(current.release).toBe(first);
  for (const name of ['two', 'one', 'two']) {
    linkTo(out, name);
    await expect.poll(linked).toBe(`/en/${name}`);
  }
  expect([reports, warn.mock.calls]).toEqual([[], []]);
});

test('it asks for a restart where a release has another server', async () => {
  addRelease('one', 'first');
  addRelease('two', 'second');
  linkTo(out, 'one');
  await open();
  linkTo(out, 'two');
  await expect.poll(linked).toBe('/en/two');
  expect(warn).toHaveBeenCalledExactlyOnceWith('the new build has another server than the one that runs: restart it');
});

test.each([
  [
    'a release without its list',
    () => void rmSync(`${out}/releases/two/files.json`),
    /two\/files\.json, the list of its files, cannot be read/,
  ],
  ['half a release', () => void rmSync(`${out}/releases/two/site/ko`, { recursive: true }), /two\/site\/ko\/.* is missing or not whole/],
  ['nothing', () => void rmSync(`${out}/releases/two`, { recursive: true }), /There is no release at .*current/],
])('a link to %s is reported once; the server goes on, and opens it when it is whole', async (_what, damage, message) => {
  for (const name of ['one', 'two']) addRelease(name);
  linkTo(out, 'one');
  await open();
  damage();
  linkTo(out, 'two');
  await expect.poll(() => reports.length).toBe(1);
  await pause(100);
  expect(reports).toEqual([expect.stringMatching(message)]);
  expect(linked()).toBe('/en/one');
  rmSync(`${out}/releases/two`, { recursive: true, force: true });
  addRelease('two');
  await expect.poll(linked).toBe('/en/two');
});
