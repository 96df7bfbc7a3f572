import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CACHE } from '../pipeline/paths.ts';

const FILE = `${CACHE}/dev/address.json`;
const DEFAULT = 'http://localhost:5173';

interface Running {
  pid: number;
  url: string;
}

/** Notes where the development server of this process listens, as long as it runs: its port may be another, where 5173 is taken. */
export function noteDevAddress(url: string): void {
  mkdirSync(`${CACHE}/dev`, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ pid: process.pid, url: url.replace(/\/$/, '') } satisfies Running));
  process.once('exit', () => rmSync(FILE, { force: true }));
}

/** Where the development server of this checkout listens, without a slash at its end; where it will, if none runs. */
export function readDevAddress(): string {
  if (!existsSync(FILE)) return DEFAULT;
  const { pid, url } = JSON.parse(readFileSync(FILE, 'utf8')) as Running;
  try {
    process.kill(pid, 0);
    return url;
  } catch {
    return DEFAULT;
  }
}
