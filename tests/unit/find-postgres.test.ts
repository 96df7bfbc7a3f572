import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { installedBin } from '../support/find-postgres.ts';

const folder = mkdtempSync(`${tmpdir()}/bins-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const place = (path: string, ...names: string[]) => {
  mkdirSync(`${folder}/${path}`, { recursive: true });
  for (const name of names) writeFileSync(`${folder}/${path}/${name}`, '');
};
place('debian/9/bin', 'postgres', 'initdb');
place('debian/15/bin', 'postgres', 'initdb');
place('debian/16/bin', 'psql');
place('client', 'psql', 'initdb');
place('server', 'postgres', 'initdb');

test('takes the first folder of the path that has a server', () => {
  expect(installedBin([`${folder}/client`, '', `${folder}/server`].join(':'), `${folder}/debian`)).toBe(`${folder}/server`);
});
test('else the newest of the packages', () => {
  expect(installedBin(`${folder}/client`, `${folder}/debian`)).toBe(`${folder}/debian/15/bin`);
});
test('finds none where there is none', () => {
  expect(installedBin(`${folder}/client`, `${folder}/nowhere`)).toBeUndefined();
});
