import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { makeFakeDist } from '../tests/support/fake-dist.ts';
import { type CurrentBuild, openBuild } from './build-files.ts';

const { dist, remove } = makeFakeDist();
let build: CurrentBuild | undefined;
let reports: string[] = [];
afterEach(() => {
  build?.close();
  reports = [];
  remove();
});
const report = (error: Error) => reports.push(error.message);

test('another build in its place is read; one that cannot be read is reported once, and the earlier one stays', async () => {
  build = openBuild(dist, { checkEvery: 10, report });
  const first = build.files;
  expect(first.headers.origin).toBe('https://www.example.com');
  await expect.poll(() => build?.files).toBe(first);

  const other = makeFakeDist();
  writeFileSync(`${other.dist}/redirects.json`, '{"/en/old":"/en/new"}');
  renameSync(dist, `${dist}.replaced`);
  renameSync(other.dist, dist);
  rmSync(`${dist}.replaced`, { recursive: true });
  await expect.poll(() => build?.files.redirects).toEqual({ '/en/old': '/en/new' });

  rmSync(`${dist}/openapi.json`);
  rmSync(`${dist}/headers.json`);
  writeFileSync(`${dist}/headers.json`, '{"origin":"https://other.example","headers":{}}');
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatch(/^The API's description cannot be read \(.*\): run npm run build$/);
  expect(build.files.headers.origin).toBe('https://www.example.com');
});
