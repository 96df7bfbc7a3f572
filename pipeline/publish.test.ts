import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkTo, publish } from './publish.ts';

let out: string;
let builds = 0;
beforeEach(() => {
  out = mkdtempSync(`${tmpdir()}/out-`);
});
afterEach(() => rmSync(out, { recursive: true }));

/** Publishes a build of these sources, and names what is there. */
function build(sources: string, keep = 3): string[] {
  builds += 1;
  for (const folder of ['site', 'server', 'nginx']) mkdirSync(`${out}/draft/${folder}`, { recursive: true });
  writeFileSync(`${out}/draft/site/en.html`, sources);
  writeFileSync(`${out}/draft/build-hash`, sources.padEnd(64, '0'));
  utimesSync(`${out}/draft/build-hash`, builds, builds);
  publish(`${out}/draft`, out, keep);
  return readdirSync(`${out}/releases`)
    .map((name) => name.replace(/0+(?=-|$)/, ''))
    .sort();
}
const served = () => readFileSync(`${out}/site/en.html`, 'utf8');

it('a build is a release of its own, which the link leads to, and what was released stays as it was', () => {
  build('a');
  const first = realpathSync(`${out}/current`);
  build('b');
  expect([served(), readFileSync(`${first}/site/en.html`, 'utf8')]).toEqual(['b', 'a']);
  expect(readdirSync(out).sort()).toEqual(['current', 'nginx', 'releases', 'server', 'site']);
});
it('the last ones stay', () => {
  for (const sources of ['a', 'b', 'c', 'd']) build(sources);
  expect(build('e')).toEqual(['b', 'c', 'd', 'e']);
});
it('equal sources count once, however often they are built; what was in place a moment ago stays', () => {
  build('a');
  build('b');
  for (let times = 0; times < 5; times += 1) build('b');
  expect(build('c')).toEqual(expect.arrayContaining(['a', 'c']));
  expect(readdirSync(`${out}/releases`)).toHaveLength(3);
});
it('the release that was gone back to stays', () => {
  for (const sources of ['a', 'b', 'c', 'd']) build(sources);
  linkTo(out, readdirSync(`${out}/releases`).find((name) => name.startsWith('a')) ?? '');
  expect(served()).toBe('a');
  expect(build('e', 1)).toEqual(['a', 'd', 'e']);
});
it('folders of an earlier layout make room for the links', () => {
  for (const folder of ['site', 'server']) mkdirSync(`${out}/${folder}/old`, { recursive: true });
  build('a');
  expect(readdirSync(`${out}/site`)).toEqual(['en.html']);
});
