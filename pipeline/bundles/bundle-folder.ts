import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CACHE, DIST, ROOT, SITE } from '../paths.ts';
import { bundleKey } from './bundle-key.ts';

/** Where the bundles of equal sources lie from one build to the next. */
export interface BundleFolder {
  key: string;
  /** What is served: scripts, style sheet, public files, Vite's manifest. */
  client: string;
  /** The render entry and its chunks. */
  server: string;
  isComplete: boolean;
}

const FOLDER = `${CACHE}/bundles`;
/** This build's and one before it: whoever takes a change back has the bundles again. */
const KEPT = 2;

/** @param shape Digest of the keys of all words. */
export function openBundleFolder(shape: string): BundleFolder {
  const key = bundleKey(shape);
  const folder = `${FOLDER}/${key}`;
  const isComplete = existsSync(`${folder}/complete`);
  if (!isComplete) rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/server`, { recursive: true });
  if (!resolve(CACHE).startsWith(resolve(ROOT))) writePackage();
  return { key, client: `${folder}/client`, server: `${folder}/server`, isComplete };
}

/** The render entry imports packages, and its chunks are modules by the project's package.json: a cache elsewhere has neither above it. */
function writePackage(): void {
  if (!existsSync(`${FOLDER}/node_modules`)) symlinkSync(`${ROOT}node_modules`, `${FOLDER}/node_modules`, 'junction');
  writeFileSync(`${FOLDER}/package.json`, JSON.stringify({ type: 'module' }));
}

/** Says that the bundles are whole, and removes those that are not and those of older builds. */
export function completeBundles({ key, isComplete }: BundleFolder): void {
  if (isComplete) return;
  const others = readdirSync(FOLDER).filter((name) => name !== key && name !== 'node_modules' && name !== 'package.json');
  const ageOf = (name: string) => statSync(`${FOLDER}/${name}/complete`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newest = others.filter((name) => ageOf(name) > 0).sort((a, b) => ageOf(b) - ageOf(a));
  for (const name of others) if (!newest.slice(0, KEPT - 1).includes(name)) rmSync(`${FOLDER}/${name}`, { recursive: true });
  writeFileSync(`${FOLDER}/${key}/complete`, '');
}

/** Puts into the site what browsers load. Documents, the worker and what the generator notes are not the bundler's. */
export function copyClient({ client }: BundleFolder): void {
  const isServed = (path: string) => !/\.html$|[\\/]static-loader-data|[\\/]\.vite$/.test(path);
  cpSync(client, SITE, { recursive: true, filter: isServed });
  // For the steps that list the files of a page.
  cpSync(`${client}/.vite`, `${DIST}/.vite`, { recursive: true });
}
