import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
/** A build takes the place of the one that is there. */
function switchTo(other: string): void {
  renameSync(dist, `${dist}.replaced`);
  renameSync(other, dist);
  rmSync(`${dist}.replaced`, { recursive: true });
}
const report = (error: Error) => reports.push(error.message);

test('a build with another server is told, one with the same is not', async () => {
  const withServer = (server: string, redirects: string) => {
    const other = makeFakeDist();
    mkdirSync(`${other.dist}/server`);
    writeFileSync(`${other.dist}/server/index.mjs`, server);
    writeFileSync(`${other.dist}/redirects.json`, redirects);
    return other.dist;
  };
  switchTo(withServer('first', '{}'));
  const warn = vi.fn();
  build = openBuild(dist, { checkEvery: 10, report, warn });
  switchTo(withServer('first', '{"/en/a":"/en/b"}'));
  await expect.poll(() => build?.files.redirects).toEqual({ '/en/a': '/en/b' });
  expect(warn).not.toHaveBeenCalled();
  switchTo(withServer('second', '{"/en/a":"/en/c"}'));
  await expect.poll(() => build?.files.redirects).toEqual({ '/en/a': '/en/c' });
  expect(warn).toHaveBeenCalledExactlyOnceWith('the new build has another server than the one that runs: restart it');
});

test('another build in its place is read; one that cannot be read is reported once, and the earlier one stays', async () => {
  build = openBuild(dist, { checkEvery: 10, report });
  const first = build.files;
  expect(first.headers.origin).toBe('https://www.example.com');
  await expect.poll(() => build?.files).toBe(first);

  const other = makeFakeDist();
  writeFileSync(`${other.dist}/redirects.json`, '{"/en/old":"/en/new"}');
  switchTo(other.dist);
  await expect.poll(() => build?.files.redirects).toEqual({ '/en/old': '/en/new' });

  rmSync(`${dist}/redirects.json`);
  rmSync(`${dist}/headers.json`);
  writeFileSync(`${dist}/headers.json`, '{"origin":"https://other.example","headers":{}}');
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatch(/^The moved addresses cannot be read \(.*\): run npm run build$/);
  expect(build.files.headers.origin).toBe('https://www.example.com');
});
