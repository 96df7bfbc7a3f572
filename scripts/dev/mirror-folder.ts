import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A text file that a mirroring has changed: its bytes before, and none where it is new. */
export type Before = ReadonlyMap<string, Buffer | undefined>;

const TEXT = /\.(?:json|md|vtt)$/;

/**
 * Makes a folder equal to another one. Gives what has changed, by paths below the folder.
 */
export function mirrorFolder(from: string, to: string): { texts: Before; others: readonly string[] } {
  const texts = new Map<string, Buffer | undefined>();
  const others: string[] = [];
  const wanted = listFiles(from);
  for (const path of wanted) {
    if (TEXT.test(path)) {
      const [bytes, before] = [readFileSync(`${from}/${path}`), readIfThere(`${to}/${path}`)];
      if (before?.equals(bytes)) continue;
      texts.set(path, before);
      writeText(`${to}/${path}`, bytes);
    } else if (!isSame(`${from}/${path}`, `${to}/${path}`)) {
      others.push(path);
      mkdirSync(dirname(`${to}/${path}`), { recursive: true });
      copyFileSync(`${from}/${path}`, `${to}/${path}`);
    }
  }
  const kept = new Set(wanted);
  for (const path of listFiles(to).filter((name) => !kept.has(name))) {
    if (TEXT.test(path)) texts.set(path, readFileSync(`${to}/${path}`));
    else others.push(path);
    removeFile(to, path);
  }
  return { texts, others };
}

/** Gives a text its earlier bytes again. */
export function restoreText(folder: string, path: string, bytes: Buffer | undefined): void {
  if (bytes) writeText(`${folder}/${path}`, bytes);
  else removeFile(folder, path);
}

function writeText(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** A folder that has become empty goes too: it would be a post without files. */
function removeFile(folder: string, path: string): void {
  rmSync(`${folder}/${path}`, { force: true });
  for (let parent = dirname(path); parent !== '.' && readdirSync(`${folder}/${parent}`).length === 0; parent = dirname(parent))
    rmSync(`${folder}/${parent}`, { recursive: true });
}

/** What systems and editors leave behind (`.DS_Store`, `.en.md.swp`) is passed over. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/^\.|~$/.test(entry.name));
  return files.map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll('\\', '/')).sort();
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

function isSame(from: string, to: string): boolean {
  const [a, b] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  return b !== undefined && a.size === b.size && a.mtimeMs <= b.mtimeMs;
}
