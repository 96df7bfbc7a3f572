import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

interface Component {
  name: string;
  version: string;
  hashes?: unknown[];
  licenses?: unknown[];
  properties?: { name: string; value: string }[];
}

const isDevelopment = ({ properties = [] }: Component) => properties.some(({ name }) => name === 'cdx:npm:package:development');

it('npm sbom lists each package that the product has, with digest and licence, and marks the tools of the build', {
  timeout: 60_000,
}, () => {
  const command = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const written = execFileSync('npm', command, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' });
  const { components } = JSON.parse(written) as { components: Component[] };
  const { dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { dependencies: Record<string, string> };
  const shipped = components.filter((component) => !isDevelopment(component));
  const versions = new Map(shipped.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(dependencies)) expect(versions.get(name), name).toBe(version);
  for (const tool of ['vite', 'vitest', '@playwright/test']) expect(versions.has(tool), tool).toBe(false);
  // Which licences may be used: tests/build/licences.test.ts.
  expect(shipped.filter(({ hashes = [], licenses = [] }) => hashes.length === 0 || licenses.length === 0)).toEqual([]);
});

it('workflows use actions by their digest, on a supported Node; Renovate keeps both', () => {
  const [oldest, renovate] = [6, JSON.parse(readFileSync(`${ROOT}renovate.json`, 'utf8')) as { extends: string[] }];
  const files = readdirSync(`${ROOT}.github/workflows`).map((name) => readFileSync(`${ROOT}.github/workflows/${name}`, 'utf8'));
  const uses = files.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(uses.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  // Earlier ones target Node 20, in whose place GitHub's runners take 24, with a warning.
  expect(uses.filter((line) => Number(/# v(\d+)/.exec(line)?.[1]) < oldest)).toEqual([]);
  expect(renovate.extends).toContain('helpers:pinGitHubActionDigests');
});

it('package-lock.json pins what is installed by its digest, on every system', () => {
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as { packages: Record<string, { integrity?: string }> };
  const unpinned = Object.entries(packages).filter(([path, { integrity = '' }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unpinned.map(([path]) => path)).toEqual([]);
});
