import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import { ROOT } from '../paths.ts';

/**
 * Puts the kill switch in the worker's place in a built site. A running server notices it
 * within a second (server/files/file-store.ts). A mark keeps it there when the site is built by schedule; `npm run build` takes it back.
 */
export async function writeKillSwitch(dist: string): Promise<void> {
  const source = readFileSync(`${ROOT}src/sw/kill-switch.ts`, 'utf8');
  const plain = await transformWithOxc(source, 'kill-switch.ts', { target: 'es2022' });
  const { code } = await minify('sw.js', plain.code);
  const worker = `${dist}/site/sw.js`;
  // The compressed twins are those of the worker it replaces.
  for (const end of ['.br', '.gz']) rmSync(worker + end, { force: true });
  // In one move: a server that runs never lacks the file.
  writeFileSync(`${worker}.new`, code);
  renameSync(`${worker}.new`, worker);
  writeFileSync(markOf(dist), '');
}

export function hasKillSwitch(dist: string): boolean {
  return existsSync(markOf(dist));
}

const markOf = (dist: string) => `${dist}/kill-switch`;
