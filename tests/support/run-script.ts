import { vi } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

let runs = 0;

/** Runs a command of `scripts/` in this process: what it uses is loaded once. That it runs as a process: tests/full/commands.test.ts. */
export async function runScript(name: string, ...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void out.push(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void err.push(`${text}\n`)),
  ];
  const { argv } = process;
  runs += 1;
  try {
    process.argv = [process.execPath, name, ...args];
    await import(/* @vite-ignore */ `${ROOT}scripts/${name}.ts?run=${runs}`);
    return { status: process.exitCode ?? 0, stdout: out.join(''), stderr: err.join('') };
  } finally {
    Object.assign(process, { argv, exitCode: undefined });
    for (const spy of spies) spy.mockRestore();
  }
}
