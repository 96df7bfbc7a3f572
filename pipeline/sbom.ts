import { readFileSync, writeFileSync } from 'node:fs';
import { DIST, ROOT } from './paths.ts';

/** A package of package-lock.json, as far as it is needed. */
interface LockedPackage {
  name?: string;
  version: string;
  /** `sha512-` and the digest in base64. */
  integrity?: string;
  license?: string;
  dev?: boolean;
  /** A tool of the build that is an optional peer of a library, too. */
  devOptional?: boolean;
}

/**
 * Writes the software bill of materials of what the server runs with and the pages hold: `dist/sbom.json`, CycloneDX 1.5, made from
 * package-lock.json. `npm sbom --omit dev` leaves out packages that tools of the build share, and the format's own tool has a
 * dependency that needs a compiler. Equal lock files give equal bytes.
 */
export function writeSbom(): void {
  const lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as {
    name: string;
    version: string;
    packages: Record<string, LockedPackage>;
  };
  const { '': _own, ...packages } = lock.packages;
  const components = Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, locked]) => toComponent(locked.name ?? path.replace(/^.*node_modules\//, ''), locked));
  const byName = new Map(components.map((component) => [component.purl, component]));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components: [...byName.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
  writeFileSync(`${DIST}/sbom.json`, `${JSON.stringify(bill, null, 2)}\n`);
}

function toComponent(name: string, { version, integrity, license }: LockedPackage) {
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(digest && { hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }] }),
    // One licence has an id, several are an expression (`MIT OR Apache-2.0`).
    ...(license && { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] }),
  };
}
