import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';

export interface SmallDisk {
  path: string;
  setReadOnly(isOn: boolean): void;
  remove(): void;
}

/** A disk of its own in memory, such as `1m`. Only root may make one. */
export function mountDisk(size: string): SmallDisk {
  const path = mkdtempSync(`${tmpdir()}/disk-`);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path]);
  return {
    path,
    setReadOnly: (isOn) => void execFileSync('mount', ['-o', `remount,${isOn ? 'ro' : 'rw'}`, path]),
    remove() {
      // Also while a process has a file of it open.
      execFileSync('umount', ['--lazy', path]);
      rmdirSync(path);
    },
  };
}
