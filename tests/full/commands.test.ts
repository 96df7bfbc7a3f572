import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../pipeline/paths.ts';

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> };
/** Those that are programs of ours, by what they run; the others hand their arguments to a tool. */
const OURS = Object.entries(scripts).filter(([, command]) =>
  /^(?:node|tsx) (?:--[\w-]+=\S+ )*\S+\.(?:ts|mjs)(?: --[\w-]+)*$/.test(command),
);

// Each is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

function run(command: string, env: NodeJS.ProcessEnv = {}) {
  const [name = '', ...args] = command.split(' ');
  const path = [`${ROOT}node_modules/.bin`, process.env.PATH].join(delimiter);
  const options = { cwd: ROOT, env: { ...process.env, PATH: path, ...env }, shell: process.platform === 'win32' };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(name === 'node' ? process.execPath : name, args, options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    // No terminal: nothing may wait for an answer.
    child.stdin?.end();
  });
}

describe('each script of package.json', () => {
  it('that is ours is asked here', () => {
    const names = OURS.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'build', 'kill-switch', 'prestart', 'restore']));
    const others = Object.entries(scripts).filter(([name]) => !names.includes(name));
    for (const [name, command] of others) expect(command, name).toMatch(/\b(?:tsc|biome|vitest|playwright)\b/);
  });
  it.each(OURS)('%s says what it does, and refuses an option that it does not know', async (_name, command) => {
    const [help, wrong] = await Promise.all([run(`${command} --help`), run(`${command} --no-such-option`)]);
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toMatch(/^Usage: \S/);
    expect(help.out).toContain('--help');
    expect([wrong.code, wrong.out]).toEqual([expect.any(Number), '']);
    expect(wrong.code).toBeGreaterThan(0);
    expect(wrong.err).toContain('--no-such-option');
    // The cure: what it takes, or where that is said.
    expect(wrong.err).toMatch(/--help/);
  });
});
