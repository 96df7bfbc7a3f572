import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DIST, ROOT } from '../../pipeline/paths.ts';

export interface RunningServer {
  /** Without a slash at its end. */
  url: string;
  port: number;
  pid: number;
  /** All that it wrote so far. */
  said(): string;
  /** Ends it at once (SIGKILL), or as it is asked to; gives its exit code, or null. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerOptions {
  port?: number;
  /** The build; null leaves it to the server where it looks. */
  dist?: string | null;
  /** Where it starts, and with what arguments: from the project, as built, if none are given. */
  cwd?: string;
  args?: string[];
  /** Stays; without it, the server has a folder of its own that goes with it. */
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts the built server as a process of its own, on a free port unless one is given. Tests may send many inquiries and searches. */
export async function startServer({
  port = 0,
  dist = DIST,
  cwd = ROOT,
  args = [`${DIST}/server/index.mjs`],
  dataDir,
  env,
}: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? mkdtempSync(`${tmpdir()}/data-`);
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      ...(dist === null ? {} : { DIST_DIR: dist }),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      INQUIRY_RATE: '1000000/1m',
      SEARCH_RATE: '1000000/1m',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const tidy = () => {
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };
  const taken = await listening(child, () => said).catch((error) => {
    tidy();
    throw error;
  });
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    pid: child.pid as number,
    said: () => said,
    async stop(signal = 'SIGKILL') {
      child.kill(signal);
      const code = await ended;
      tidy();
      return code;
    },
  };
}

function listening(child: ChildProcess, said: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /listening on http:\/\/localhost:(\d+)/.exec(said())?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${said()}`)));
  });
}
