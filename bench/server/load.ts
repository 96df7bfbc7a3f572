import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Load {
  url: string;
  /** Asked for in turn. */
  paths: readonly string[];
  connections: number;
  seconds: number;
}

const SCRIPT = fileURLToPath(new URL('load.lua', import.meta.url));
/** What browsers send over http. */
const ACCEPTED = 'gzip, deflate, br';

/**
 * Asks a server for paths as fast as it answers. wrk does it (Debian's package), since a load generator in JavaScript is slower than
 * nginx: it would measure itself. Throws when an answer is not a success.
 */
export async function applyLoad({ url, paths, connections, seconds }: Load): Promise<LoadResult> {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-H',
    `Accept-Encoding: ${ACCEPTED}`,
    '-s',
    SCRIPT,
    url,
    '--',
    ...paths,
  ];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  const result = /^result (.*)$/m.exec(said)?.[1];
  if (code !== 0 || !result) throw new Error(`wrk ended with ${code}: ${said}`);
  const { requests, microseconds, failed, p50, p99 } = JSON.parse(result) as Record<string, number>;
  if (failed || !requests) throw new Error(`${failed} of ${requests} requests of ${url}${paths[0]} failed`);
  return { requestsPerSecond: requests / ((microseconds as number) / 1e6), p50: (p50 as number) / 1000, p99: (p99 as number) / 1000 };
}

export function checkLoad(): void {
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk is not installed (Debian: apt-get install wrk)');
}
