/** Whether a file could not be read because it does not exist. Other reasons, such as too many open files, are temporary. */
export function isFileMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
}
