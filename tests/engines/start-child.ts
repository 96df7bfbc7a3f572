import { spawn } from 'node:child_process';

export interface Child {
  /** The first line that it wrote to its fourth stream. */
  told: Promise<string>;
  /** Ends it and whatever it has started. */
  end(): void;
}

/**
 * Starts a program as the head of a group of processes: a driver that is ended leaves its browser behind otherwise. The
 * group ends with this process at the latest.
 */
export function startChild(path: string, args: string[], env: NodeJS.ProcessEnv = {}): Child {
  const child = spawn(path, args, { detached: true, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const end = () => {
    process.off('exit', end);
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.on('exit', end);
  const told = new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (text) => resolve(String(text).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
  });
  // Not everyone asks.
  told.catch(() => undefined);
  return { told, end };
}
