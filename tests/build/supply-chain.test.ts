import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIST, ROOT } from '../../pipeline/paths.ts';

interface Component {
  name: string;
  version: string;
  hashes?: unknown[];
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

const sbom = JSON.parse(readFileSync(`${DIST}/sbom.json`, 'utf8')) as { bomFormat: string; components: Component[] };
const project = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** Tools that are also optional peers of libraries, so that npm installs them with these. */
const PEERS = ['typescript', '@types/react'];

/** Licences under which a package may be part of the product: none asks for more than its text and notice. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Unlicense'];

it('the bill of materials lists each package that the product has, with its digest, and no tool of the build', () => {
  expect(sbom.bomFormat).toBe('CycloneDX');
  const listed = new Map(sbom.components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(project.dependencies)) expect(listed.get(name), name).toBe(version);
  expect(Object.keys(project.devDependencies).filter((name) => listed.has(name) && !PEERS.includes(name))).toEqual([]);
  expect(sbom.components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
});

it('each of them has a licence that allows it', () => {
  const licencesOf = ({ licenses = [] }: Component) =>
    licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression);
  const others = sbom.components.filter((component) => {
    const licences = licencesOf(component);
    return licences.length === 0 || !licences.every((licence) => licence !== undefined && ALLOWED.includes(licence));
  });
  expect(others.map((component) => `${component.name}: ${licencesOf(component).join(', ') || 'none'}`)).toEqual([]);
});
