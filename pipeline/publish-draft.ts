import { existsSync, renameSync, rmSync } from 'node:fs';
import { DIST, EARLIER } from './paths.ts';

/** Puts the finished build in the place of the earlier one. */
export function publishDraft(): void {
  const replaced = `${EARLIER}.replaced`;
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(EARLIER)) renameSync(EARLIER, replaced);
  renameSync(DIST, EARLIER);
  rmSync(replaced, { recursive: true, force: true });
}
