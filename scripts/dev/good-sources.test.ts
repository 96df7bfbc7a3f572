import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT, LOCALES_DIR } from '../../pipeline/paths.ts';
import { openGoodSources } from './good-sources.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const POST = 'content/posts/newsroom/20261013-single-use-review';
const OTHER = 'content/posts/newsroom/20260716-water-reuse-pilot';
let folder: string;
let sources: ReturnType<typeof openGoodSources>;

beforeEach(async () => {
  vi.stubEnv('OLD_BROCHURES', '1');
  folder = mkdtempSync(`${tmpdir()}/good-sources-`);
  const isWanted = (path: string) => !/\.(?:jpg|avif|mp4|pdf|zip)$/.test(path) || path.includes('/media/') || path.includes('/brochures/');
  cpSync(CONTENT, `${folder}/from/content`, { recursive: true, filter: isWanted });
  cpSync(LOCALES_DIR, `${folder}/from/locales`, { recursive: true });
  sources = open();
  expect((await sources.update()).faults).toEqual([]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (side: string) => ({ content: `${folder}/${side}/content`, locales: `${folder}/${side}/locales` });
const open = (earlier?: (path: string) => Buffer | undefined) =>
  openGoodSources({ from: at('from'), to: at('to'), ...(earlier && { earlier }) });
const good = (path: string) => readFileSync(`${folder}/to/${path}`, 'utf8');
function edit(path: string, from: string, to: string): void {
  const text = readFileSync(`${folder}/from/${path}`, 'utf8');
  expect(text).toContain(from);
  writeFileSync(`${folder}/from/${path}`, text.replace(from, to));
}

describe('good sources', () => {
  it('take over an edit, and say what has changed', async () => {
    edit(`${POST}/en.md`, 'category: press', 'category: campus');
    edit(`${POST}/ko.md`, 'category: press', 'category: campus');
    expect(await sources.update()).toMatchObject({ faults: [], changed: [`${POST}/en.md`, `${POST}/ko.md`] });
    expect(good(`${POST}/ko.md`)).toContain('category: campus');
    expect((await sources.update()).changed).toEqual([]);
  });

  it('keep a post as it was while one of its languages has an error, and take over others', async () => {
    edit(`${POST}/en.md`, 'category: press', 'category: pres');
    edit(`${POST}/ko.md`, 'title: "', 'title: "새 ');
    edit(`${OTHER}/en.md`, 'title: "', 'title: "Edited ');
    for (const changed of [[`${OTHER}/en.md`], []]) {
      const update = await sources.update();
      expect(update.faults).toContainEqual(expect.stringMatching(`${POST}/en.md: category 'pres' is unknown`));
      expect(update.changed).toEqual(changed);
    }
    expect(good(`${POST}/ko.md`)).not.toContain('새 ');
    edit(`${POST}/en.md`, 'category: pres', 'category: press');
    expect(await sources.update()).toMatchObject({ faults: [], changed: [`${POST}/ko.md`] });
  });

  it('check posts by the last good facts while the facts cannot be read, and keep both', async () => {
    edit('content/facts.json', '"plant1Capacity": {', '"plant1Capacity" {');
    edit(`${POST}/en.md`, 'date: 2026-10-13', 'date: 2026-10-33');
    const { faults, changed } = await sources.update();
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(expect.arrayContaining(['content/facts.json', `${POST}/en.md`]));
    expect(changed).toEqual([]);
    expect(good('content/facts.json')).toContain('"plant1Capacity": {');
  });

  it('check posts although a new word is missing in the other language', async () => {
    edit('locales/en/newsroom.json', '{', '{ "brandNew": "A word",');
    edit(`${POST}/en.md`, 'category: press', 'category: pres');
    const { faults, changed } = await sources.update();
    expect(faults).toContainEqual(expect.stringContaining("locales/ko/newsroom.json: 'brandNew' is missing"));
    expect(faults).toContainEqual(expect.stringContaining("category 'pres'"));
    expect(changed).toEqual(['locales/en/newsroom.json']);
  });

  it('leave out a new post with an error', async () => {
    cpSync(`${folder}/from/${POST}`, `${folder}/from/${POST}-2`, { recursive: true });
    edit(`${POST}-2/ko.md`, 'category: press', 'category: pres');
    expect((await sources.update()).changed).toEqual([]);
    expect(existsSync(`${folder}/to/${POST}-2`)).toBe(false);
  });

  it('take the earlier version of a file that is broken at the first start', async () => {
    const facts = readFileSync(`${folder}/from/content/facts.json`);
    edit('content/facts.json', '"plant1Capacity": {', '"plant1Capacity" {');
    rmSync(`${folder}/to`, { recursive: true });
    const { faults } = await open((path) => (path === 'content/facts.json' ? facts : undefined)).update();
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['content/facts.json']);
    expect(good('content/facts.json')).toBe(facts.toString());
  });
});
