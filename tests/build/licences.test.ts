import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST, ROOT } from '../../pipeline/paths.ts';

/** Licences that ask for nothing but their text. Another one needs a decision record before it is added. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'MIT and ISC', 'Unlicense'];

interface Locked {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as { packages: Record<string, Locked> };
const notAllowed = (paths: readonly string[]) =>
  paths.filter((path) => !ALLOWED.includes(packages[path]?.license ?? '')).map((path) => `${path}: ${packages[path]?.license}`);

test('each package that the server needs has a licence that may be used', () => {
  const { '': ours, ...others } = packages;
  const shipped = Object.entries(others).flatMap(([path, { dev, devOptional }]) => (dev || devOptional ? [] : [path]));
  expect(ours?.license).toBe('MIT');
  expect(shipped.length).toBeGreaterThan(90);
  expect(notAllowed(shipped)).toEqual([]);
});

test('so has each that is built into what browsers run, or into the server', () => {
  const modules = JSON.parse(readFileSync(`${DIST}/.vite/modules.json`, 'utf8')) as Record<string, Record<string, number>>;
  const inChunks = Object.values(modules).flatMap((chunk) =>
    Object.keys(chunk).flatMap((id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\0', ''))?.[0] ?? []),
  );
  const others = Object.keys(packages).filter((path) =>
    /^node_modules\/(?:workbox-(?!build)[^/]+|valibot|@valibot\/to-json-schema)$/.test(path),
  );
  const built = [...new Set([...inChunks, ...others])];
  expect(built).toEqual(expect.arrayContaining(['node_modules/react-dom', 'node_modules/swiper', 'node_modules/workbox-routing']));
  expect(notAllowed(built)).toEqual([]);
});
