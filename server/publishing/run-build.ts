import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/** How much of the build's output an error repeats, in characters. */
const MOST_OUTPUT = 2000;

/**
 * Runs the project's own `scripts/build.ts`, which does nothing where nothing is new, with less priority than the server. Rejects with
 * the end of its output when it fails, or when the signal ends it.
 * @param sources Folder of the project.
 */
export async function runBuild(sources: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: sources,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  // Visitors come first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output = (output + text).slice(-MOST_OUTPUT);
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`scripts/build.ts ended with ${status}:\n${output.trim()}`);
}
