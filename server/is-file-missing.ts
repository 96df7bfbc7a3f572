const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** Whether a file could not be read because there is none of this name. Other reasons, such as too many open files, are temporary. */
export function isFileMissing(error: unknown): boolean {
  return MISSING.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}
