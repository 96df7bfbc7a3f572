import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { hasKillSwitch, writeKillSwitch } from './write-kill-switch.ts';

let dist: string;
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/kill-switch.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, OUT_DIR: dist },
  });

beforeEach(() => {
  dist = mkdtempSync(`${tmpdir()}/kill-`);
});
afterEach(() => rmSync(dist, { recursive: true }));

/** A built site, as far as the worker goes. */
function build(): void {
  mkdirSync(`${dist}/site`);
  for (const file of ['sw.js', 'sw.js.br', 'sw.js.gz', 'en.html']) writeFileSync(`${dist}/site/${file}`, 'the old one');
}

describe('the kill switch', () => {
  it('takes the place of the worker and of its compressed twins, and of nothing else', async () => {
    build();
    expect(hasKillSwitch(dist)).toBe(false);
    await writeKillSwitch(dist);
    expect(readdirSync(`${dist}/site`).sort()).toEqual(['en.html', 'sw.js']);
    expect(hasKillSwitch(dist)).toBe(true);
    const worker = readFileSync(`${dist}/site/sw.js`, 'utf8');
    // A classic script that stands alone, and is read in a moment.
    expect(() => new Function(worker)).not.toThrow();
    expect(worker).not.toMatch(/\b(?:import|export|importScripts|fetch)\b/);
    expect(worker.length).toBeLessThan(1000);
  });
  it('never touches what visitors wrote', async () => {
    build();
    await writeKillSwitch(dist);
    expect(readFileSync(`${dist}/site/sw.js`, 'utf8')).not.toMatch(/indexedDB|localStorage|clear-site-data/i);
  });
  it('is one command', () => {
    build();
    // Nobody can be asked without a terminal.
    expect(run().stderr).toContain('--yes');
    expect(hasKillSwitch(dist)).toBe(false);
    const { status, stdout } = run('--yes');
    expect([status, stdout]).toEqual([
      0,
      'dist/site/sw.js is the kill switch now: browsers that request it unregister the service worker. `npm run build` removes it.\n',
    ]);
    expect(hasKillSwitch(dist)).toBe(true);
  }, 60_000);
  it('says what to do where there is no site', () => {
    const { status, stderr } = run();
    expect([status, stderr.split('\n')[0]]).toEqual([1, `There is no built site in ${dist}: run npm run build -- --kill-switch`]);
    expect(existsSync(`${dist}/kill-switch`)).toBe(false);
  }, 60_000);
});
