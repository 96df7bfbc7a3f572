import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { build } from 'vite';
import { ROOT } from '../../pipeline/paths.ts';

/**
 * Runs one script in several processes that begin at the same moment, and gives what each wrote. The script says a line when it is ready
 * and waits for one. It is compiled once, since that takes seconds. Throws with a failed process's errors.
 */
export async function runTogether(script: string, count: number, ...args: string[]): Promise<string[]> {
  // Below the project, where packages are found.
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  const folder = mkdtempSync(`${ROOT}.cache/together-`);
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: true,
        outDir: folder,
        target: 'node22',
        minify: false,
        rolldownOptions: {
          input: { script, 'sqlite-thread': `${ROOT}server/db/sqlite-thread.mjs` },
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
        },
      },
    });
    const children = Array.from({ length: count }, () => spawn(process.execPath, [`${folder}/script.mjs`, ...args]));
    const outputs = children.map(outputOf);
    await Promise.race([Promise.all(children.map(ready)), Promise.all(outputs)]);
    for (const { stdin } of children) stdin.end('go\n');
    return await Promise.all(outputs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ready = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve));

function outputOf(child: ChildProcess): Promise<string> {
  let said = '';
  let errorText = '';
  child.stdout?.on('data', (text: Buffer) => {
    said += text;
  });
  child.stderr?.on('data', (text: Buffer) => {
    errorText += text;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve(said.slice(said.indexOf('\n') + 1)) : reject(new Error(errorText))));
  });
}
