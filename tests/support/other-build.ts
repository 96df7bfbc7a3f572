import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { KIT_LIST_URL, kitUrl } from '../../core/build/kit.ts';
import { LOCALES } from '../../core/site/locales.ts';
import { writeKits } from '../../pipeline/offline-kit/write-kits.ts';
import { CACHE, DIST, offlineDocuments } from '../../pipeline/paths.ts';

/** The build in dist, and two that come after it. */
export type BuildName = 'A' | 'B' | 'C';

const HASHED = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;
const COMPRESSED = /\.(?:br|gz)$/;
const FOLDER = `${CACHE}/test-builds`;

/**
 * Makes the folder of a later build from dist in a second (a build takes a minute): scripts and style sheet have other names, documents
 * another attribute, and the worker's list other revisions. It is kept until dist changes.
 */
export async function otherBuild(name: BuildName): Promise<string> {
  if (name === 'A') return DIST;
  const stamp = createHash('sha256')
    .update(readFileSync(`${DIST}/site/sw.js`))
    .digest('hex')
    .slice(0, 12);
  const folder = `${FOLDER}/${stamp}-${name}`;
  if (existsSync(folder)) return folder;
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER).filter((entry) => !entry.startsWith(stamp))) rmSync(`${FOLDER}/${old}`, { recursive: true });
  // Two test processes may make it at once: the first one to end wins.
  const draft = mkdtempSync(`${FOLDER}/${stamp}-draft-`);
  linkFiles(DIST, draft, (path) => !COMPRESSED.test(path) && !path.startsWith('site/assets/'));
  await renameChunks(draft, name);
  try {
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true });
  }
  return folder;
}

/** Which build a chunk's address belongs to. */
export function buildOf(url: string): BuildName {
  return (/-([BC])\1{3}[\w-]{4}\.(?:js|css)$/.exec(new URL(url, 'http://localhost').pathname)?.[1] as BuildName) ?? 'A';
}

/** Copies a folder without copying bytes. Files of the copy are replaced, never written into. */
export function linkFiles(from: string, to: string, isWanted: (path: string) => boolean = () => true): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`.slice(from.length + 1);
    if (!entry.isFile() || !isWanted(path)) continue;
    mkdirSync(dirname(`${to}/${path}`), { recursive: true });
    linkSync(`${from}/${path}`, `${to}/${path}`);
  }
}

async function renameChunks(folder: string, mark: BuildName): Promise<void> {
  const assets = readdirSync(`${DIST}/site/assets`).filter((file) => !COMPRESSED.test(file));
  const names = new Map<string, string>();
  for (const file of assets) {
    const [, stem, hash, end] = /^((?!fonts-).+)-([\w-]{8})\.(js|css)$/.exec(file) ?? [];
    if (hash) names.set(file, `${stem}-${mark.repeat(4)}${hash.slice(4)}.${end}`);
  }
  if (new Set(names.values()).size !== names.size) throw new Error('two chunks of one name: take more of their hashes');
  const rename = (text: string) => text.replace(HASHED, (file) => names.get(file) ?? file);
  mkdirSync(`${folder}/site/assets`, { recursive: true });
  for (const file of assets) {
    const [from, to] = [`${DIST}/site/assets/${file}`, `${folder}/site/assets/${names.get(file) ?? file}`];
    if (names.has(file)) writeFileSync(to, rename(readFileSync(from, 'utf8')));
    else linkSync(from, to);
  }
  for (const root of [`${folder}/site`, offlineDocuments(folder)]) {
    for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.html')) continue;
      const html = rename(readFileSync(`${root}/${path}`, 'utf8'));
      replaceFile(`${root}/${path}`, html.replace('<html ', `<html data-build="${mark}" `));
    }
  }
  const worker = rename(readFileSync(`${DIST}/site/sw.js`, 'utf8'));
  const revised = worker.replace(/"revision":"\w{32}","url":"(\/\w\w\/offline)"/g, (_entry, url) => {
    const revision = createHash('md5')
      .update(readFileSync(`${folder}/site${url}.html`))
      .digest('hex');
    return `"revision":"${revision}","url":"${url}"`;
  });
  replaceFile(`${folder}/site/sw.js`, revised);
  replaceFile(`${folder}/.vite/manifest.json`, rename(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')));
  for (const path of [KIT_LIST_URL, ...LOCALES.map(kitUrl)]) rmSync(`${folder}/site${path}`, { force: true });
  await writeKits(folder, { note: () => undefined });
  // The worker takes no kit that is not in brotli.
  for (const path of LOCALES.map(kitUrl)) compressFast(`${folder}/site${path}`);
}

function compressFast(file: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 3 };
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
}

/** A linked file belongs to dist, too: a new one takes its place. */
export function replaceFile(path: string, content: string): void {
  rmSync(path, { force: true });
  writeFileSync(path, content);
}
