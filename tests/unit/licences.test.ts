import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

/** Licences that ask for nothing but their text. Another one needs a decision record before it is added. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'MIT and ISC', 'Unlicense'];

interface Locked {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

test('each package that reaches production has a licence that may be used', () => {
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as { packages: Record<string, Locked> };
  const { '': ours, ...others } = packages;
  const shipped = Object.entries(others).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(ours?.license).toBe('MIT');
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter(([, { license }]) => !ALLOWED.includes(license ?? '')).map(([path, { license }]) => `${path}: ${license}`)).toEqual(
    [],
  );
});
