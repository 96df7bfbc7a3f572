import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileKillSwitch } from '../../pipeline/build-server.ts';
import { publish } from '../../pipeline/publish.ts';
import { writeReleaseList } from '../../pipeline/write-release-list.ts';
import { createKillSwitch, hasKillSwitch, putKillSwitch } from '../../server/cli/kill-switch.ts';
import { runProgram } from '../../server/cli/program.ts';
import { openSiteFiles } from '../../server/files/release.ts';

let out: string;
let dist: string;
async function run(...args: string[]) {
  const said: string[] = [];
  const output = { print: (text: string) => void said.push(text), printError: (text: string) => void said.push(text) };
  return { status: await runProgram(createKillSwitch, args, { DIST_DIR: dist }, output), said };
}

beforeEach(() => {
  out = mkdtempSync(`${tmpdir()}/kill-`);
  dist = `${out}/current`;
});
afterEach(() => rmSync(out, { recursive: true }));

/** A release, as far as the worker goes. */
async function build(): Promise<void> {
  const draft = `${out}/draft`;
  for (const folder of ['site', 'server', 'nginx']) mkdirSync(`${draft}/${folder}`, { recursive: true });
  for (const file of ['sw.js', 'sw.js.br', 'sw.js.gz', 'en.html']) writeFileSync(`${draft}/site/${file}`, 'the old one');
  writeFileSync(`${draft}/server/kill-switch-worker.js`, await compileKillSwitch());
  writeFileSync(`${draft}/build-hash`, 'hash');
  writeReleaseList(draft);
  publish(draft, out, 3);
}

describe('the kill switch', () => {
  it('is a release that differs in its worker alone, and leaves the other as it was', async () => {
    await build();
    const before = realpathSync(dist);
    // Of a command that was broken off.
    symlinkSync('releases/none', `${dist}.next`);
    expect(hasKillSwitch(dist)).toBe(false);
    for (const _again of [1, 2]) putKillSwitch(dist);
    expect(readdirSync(`${dist}/site`).sort()).toEqual(['en.html', 'sw.js']);
    expect(hasKillSwitch(dist)).toBe(true);
    expect([realpathSync(dist), readFileSync(`${before}/site/sw.js`, 'utf8')]).toEqual([`${before}-kill-switch`, 'the old one']);
    // As the server sends it.
    const sent = (await openSiteFiles(dist, 10_000)).find('/sw.js');
    expect(String(await sent?.read())).toBe(await compileKillSwitch());
    expect(sent).not.toHaveProperty('br');
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
    expect([status, said]).toEqual([1, [`There is no built site at ${dist}: run npm run build -- --kill-switch`]]);
    expect(existsSync(dist)).toBe(false);
  });
});
