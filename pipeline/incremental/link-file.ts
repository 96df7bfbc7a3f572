import { constants, copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Gives a file a second place without copying its bytes, or copies it where the file system has no links. Only for files that are
 * replaced and never written into. False: it is not there.
 */
export function linkFile(from: string, to: string): boolean {
  try {
    link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(to), { recursive: true });
  try {
    link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}
