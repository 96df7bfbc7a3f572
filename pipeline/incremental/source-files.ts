import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../paths.ts';
import { digestOf } from './digest.ts';

/** All files below a folder, in the order of their names. */
export function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .sort();
}

/** The files below these folders of the project, without tests. */
export function listSources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => listFilesBelow(`${ROOT}${folder}`)).filter((file) => !/\.test\.tsx?$/.test(file));
}

/** One digest for these files, by their names from a folder on and what is in them. */
export function digestFiles(files: readonly string[], from: string = ROOT): string {
  return digestOf(...files.flatMap((file) => [file.slice(from.length), readFileSync(file)]));
}
