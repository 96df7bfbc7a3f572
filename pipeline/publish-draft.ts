import { existsSync, renameSync, rmSync } from 'node:fs';
import { DIST, EARLIER } from './paths.ts';

/** Puts the finished build in place of the earlier one; a running server waits while neither is in place (server/files/file-store.ts). */
export function publishDraft(draft = DIST, place = EARLIER): void {
  const replaced = `${place}.replaced`;
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, replaced);
  renameSync(draft, place);
  rmSync(replaced, { recursive: true, force: true });
}
