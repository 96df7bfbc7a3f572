import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyEarlierAssets } from './copy-earlier-assets.ts';

let root: string;
const assetsOf = () => readdirSync(`${root}/site/assets`).sort();

/** A build of these files, each with its own name in it. */
function build(files: string[], keep = 3): string[] {
  rmSync(`${root}/site`, { recursive: true, force: true });
  mkdirSync(`${root}/site/assets`, { recursive: true });
  for (const file of files) writeFileSync(`${root}/site/assets/${file}`, file);
  copyEarlierAssets({ site: `${root}/site`, folder: `${root}/builds`, keep });
  return assetsOf();
}

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/builds-`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('copyEarlierAssets', () => {
  it('adds nothing to a first build', () => expect(build(['app-1.js', 'app-1.js.br'])).toEqual(['app-1.js', 'app-1.js.br']));
  it('keeps the files of the last builds, and forgets older ones', () => {
    for (const at of [1, 2, 3, 4]) build([`app-${at}.js`, 'ui.js']);
    expect(build(['app-5.js', 'ui.js'])).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'app-5.js', 'ui.js']);
    expect(readFileSync(`${root}/site/assets/app-2.js`, 'utf8')).toBe('app-2.js');
    expect(readdirSync(`${root}/builds/assets`).sort()).toEqual(assetsOf());
  });
  it('counts a build of equal files once, however often it is made', () => {
    build(['app-1.js']);
    for (let times = 0; times < 5; times += 1) build(['app-2.js']);
    expect(build(['app-3.js'])).toEqual(['app-1.js', 'app-2.js', 'app-3.js']);
  });
  it('a build that comes again is the newest', () => {
    for (const at of [1, 2, 1, 3]) build([`app-${at}.js`], 1);
    expect(assetsOf()).toEqual(['app-1.js', 'app-3.js']);
  });
  it('keeps none when told so', () => {
    build(['app-1.js'], 0);
    expect(build(['app-2.js'], 0)).toEqual(['app-2.js']);
    expect(readdirSync(`${root}/builds/assets`)).toEqual(['app-2.js']);
  });
  it('does without what is no longer there', () => {
    build(['app-1.js']);
    rmSync(`${root}/builds/assets/app-1.js`);
    expect(build(['app-2.js'])).toEqual(['app-2.js']);
  });
});
