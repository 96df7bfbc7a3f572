import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../paths.ts';

/**
 * Runs a module in a process of its own, with what it prints in the build's output. For what loads Vite, whose 260 MB the build's own
 * process would keep. Rejects where the process fails, which has said why.
 */
export async function runApart(module: URL, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(module), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(`${fileURLToPath(module)} ended with ${signal ?? `code ${code}`}: what it printed says why`);
}
