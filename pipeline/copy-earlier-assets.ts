import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The hashed files of one build, compressed ones too. */
type Build = string[];

interface Folders {
  /** Folder that is served: its `assets/` gets the files. */
  site: string;
  /** Where files are kept from one build to the next, with the manifests of the builds they belong to. */
  folder: string;
  keep: number;
}

/** Keeps the hashed files of earlier builds, for pages that were open or stored before a deploy (docs/offline.md). */
export function copyEarlierAssets({ site, folder, keep }: Folders): { builds: number; files: number } {
  const manifests = `${folder}/builds.json`;
  const own: Build = readdirSync(`${site}/assets`).sort();
  const known: Build[] = existsSync(manifests) ? JSON.parse(readFileSync(manifests, 'utf8')) : [];
  // The same sources built again are the same build.
  const earlier = known.filter((build) => build.join() !== own.join()).slice(0, keep);
  const missing = new Set(earlier.flat().filter((file) => !own.includes(file) && existsSync(`${folder}/assets/${file}`)));
  for (const file of missing) copyFileSync(`${folder}/assets/${file}`, `${site}/assets/${file}`);

  mkdirSync(`${folder}/assets`, { recursive: true });
  for (const file of own) {
    if (!existsSync(`${folder}/assets/${file}`)) copyFileSync(`${site}/assets/${file}`, `${folder}/assets/${file}`);
  }
  const needed = new Set([own, ...earlier].flat());
  for (const file of readdirSync(`${folder}/assets`)) if (!needed.has(file)) rmSync(`${folder}/assets/${file}`);
  writeFileSync(manifests, JSON.stringify([own, ...earlier], null, 1));
  return { builds: earlier.length, files: missing.size };
}
