import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ProjectCopy } from './project-copy.ts';

/** `npm run dev` in a copy of the project that was never built, so that what is edited is nobody's. */
export interface DevServer {
  copy: ProjectCopy;
  address: string;
  /** From the command to the line that says the address: what passed, and what the process computed, which a busy machine does not change. */
  seconds: { passed: number; computed: number };
  /** What it has said so far. */
  output(): string;
  stop(): Promise<void>;
}

/** @param prepare Edits the copy before the start. */
export async function startDevServer(prepare: (copy: ProjectCopy) => void = () => undefined): Promise<DevServer> {
  const copy = new ProjectCopy();
  rmSync(`${copy.folder}/.cache`, { recursive: true, force: true });
  prepare(copy);
  const { OUT_DIR: _out, CACHE_DIR: _cache, NODE_ENV: _env, ...others } = process.env;
  const env = Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith('VITEST')));
  const begun = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--port', '0'], {
    cwd: copy.folder,
    env: { ...env, FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += stripVTControlCharacters(text.toString());
    });
  const address = await readAddress(child);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
    copy.remove();
  };
  const seconds = { passed: (performance.now() - begun) / 1000, computed: computedSeconds(child) };
  return { copy, address, seconds, output: () => output, stop };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += text;
      const found = /Local:\s+(http:\/\/localhost:\d+)/.exec(stripVTControlCharacters(said))?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the development server did not start: ${said}`)));
  });
}

/** `ps` says it as `00:12`, with hours or days before where there are any. */
function computedSeconds({ pid }: ChildProcess): number {
  const parts = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/[-:]/);
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}
