import { type ChildProcess, spawn } from 'node:child_process';
import { DIST, ROOT } from '../../pipeline/paths.ts';

export interface RunningServer {
  /** Without a slash at its end. */
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** Starts the built server as a process of its own, on a free port unless one is given. */
export async function startServer({ port = 0, dist = DIST }: { port?: number; dist?: string } = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, [`${DIST}/server/index.mjs`], {
    cwd: ROOT,
    env: { ...process.env, DIST_DIR: dist, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const taken = await listening(child);
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

function listening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += text;
      const port = /listening on http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
}
