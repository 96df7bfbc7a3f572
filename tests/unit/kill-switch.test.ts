import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileKillSwitch } from '../../pipeline/build-server.ts';
import { createKillSwitch, hasKillSwitch, putKillSwitch } from '../../server/cli/kill-switch.ts';
import { runProgram } from '../../server/cli/program.ts';

let dist: string;
async function run(...args: string[]) {
  const said: string[] = [];
  const output = { print: (text: string) => void said.push(text), printError: (text: string) => void said.push(text) };
  return { status: await runProgram(createKillSwitch, args, { DIST_DIR: dist }, output), said };
}

beforeEach(() => {
  dist = mkdtempSync(`${tmpdir()}/kill-`);
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A built site, as far as the worker goes. */
async function build(): Promise<void> {
  for (const folder of ['site', 'server']) mkdirSync(`${dist}/${folder}`);
  for (const file of ['sw.js', 'sw.js.br', 'sw.js.gz', 'en.html']) writeFileSync(`${dist}/site/${file}`, 'the old one');
  writeFileSync(`${dist}/server/kill-switch-worker.js`, await compileKillSwitch());
}

describe('the kill switch', () => {
  it('takes the place of the worker and of its compressed twins, and of nothing else', async () => {
    await build();
    expect(hasKillSwitch(dist)).toBe(false);
    putKillSwitch(dist);
    expect(readdirSync(`${dist}/site`).sort()).toEqual(['en.html', 'sw.js']);
    expect(hasKillSwitch(dist)).toBe(true);
    const worker = readFileSync(`${dist}/site/sw.js`, 'utf8');
    // A classic script that stands alone, and is read in a moment.
    expect(() => new Function(worker)).not.toThrow();
    expect(worker).not.toMatch(/\b(?:import|export|importScripts|fetch)\b/);
    expect(worker.length).toBeLessThan(1000);
    // Nor does it touch what visitors wrote.
    expect(worker).not.toMatch(/indexedDB|localStorage|clear-site-data/i);
  });
  it('says what to do where there is no site', async () => {
    const { status, said } = await run('--yes');
    expect([status, said]).toEqual([1, [`There is no built site in ${dist}: run npm run build -- --kill-switch`]]);
    expect(existsSync(`${dist}/kill-switch`)).toBe(false);
  });
});
