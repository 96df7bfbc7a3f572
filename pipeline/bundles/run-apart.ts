import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.ts';

/**
 * Runs a module in a process of its own. For what loads Vite, whose 260 MB the build's own process would keep. Rejects where the process
 * fails, with what it printed.
 */
export async function runApart(module: URL, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(module), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(`${fileURLToPath(module)} ended with ${signal ?? `code ${code}`}:\n${output}`);
}
