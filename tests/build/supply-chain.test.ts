import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIST, ROOT } from '../../pipeline/paths.ts';

interface Component {
  name: string;
  version: string;
  hashes?: unknown[];
  licenses?: unknown[];
}

const sbom = JSON.parse(readFileSync(`${DIST}/sbom.json`, 'utf8')) as { bomFormat: string; components: Component[] };
const project = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

it('the bill of materials lists each package that the product has, with digest and licence, and no tool of the build', () => {
  expect(sbom.bomFormat).toBe('CycloneDX');
  const listed = new Map(sbom.components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(project.dependencies)) expect(listed.get(name), name).toBe(version);
  expect(Object.keys(project.devDependencies).filter((name) => listed.has(name))).toEqual([]);
  // Which licences may be used: tests/unit/licences.test.ts.
  expect(sbom.components.filter(({ hashes = [], licenses = [] }) => hashes.length === 0 || licenses.length === 0)).toEqual([]);
});
