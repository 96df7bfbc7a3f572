import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../core/site/locales.ts';
import { pageModuleName } from '../../core/site/page-row.ts';
import { PAGES } from '../../core/site/pages.ts';
import { DIST, SITE } from '../../pipeline/paths.ts';
import { listAssets } from '../../pipeline/prerender/assets.ts';
import { BUDGETS, describeExcess } from '../support/budgets.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The files of a chain of imports that ends where it begins, for each such chain. */
function findCycles(manifest: Manifest): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]) => {
    if (path.includes(key)) cycles.push([...path.slice(path.indexOf(key)), key].map((one) => manifest[one]?.file).join(' > '));
    if (done.has(key) || path.includes(key)) return;
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return cycles;
}

it('no two chunks import each other, directly or by others', () => {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
  expect(Object.keys(manifest).length).toBeGreaterThan(50);
  expect(findCycles(manifest)).toEqual([]);
  expect(findCycles({ a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } })).toEqual(['a.js > b.js > a.js']);
});

// V8 reads the hint at the top of a file alone: a banner of the bundler's may come below what Vite puts there.
it('the libraries of every page are compiled while they arrive, not at the first call', () => {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
  const files = Object.values(manifest).map(({ file }) => file);
  const hinted = files.filter((file) => /^\/\/# allFunctionsCalledOnLoad\n/.test(readFileSync(`${SITE}/${file}`, 'utf8')));
  expect(hinted.map((file) => file.replace(/-.{8}\.js$/, '')).sort()).toEqual(['assets/vendor']);
});

/** What following a link to each page loads beyond what every page has. */
function listPageFiles(locale: Locale): [page: string, files: string[]][] {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
  const moduleOf = (name: string) => Object.keys(manifest).find((source) => source.startsWith('src/pages/') && source.endsWith(`/${name}`));
  return PAGES.filter(({ redirected, status }) => !redirected && !status).map(({ id, namespaces }) => [
    id,
    listAssets(manifest, { moduleFile: moduleOf(pageModuleName(id)), namespaces }, locale).page,
  ]);
}

/** A home page made of small chunks had 25. */
const MOST_FILES = 10;

it.each(LOCALES)("a page's own code and words are small and few enough to come with the click: %s", (locale) => {
  const pages = listPageFiles(locale);
  // RTK Query is no page's own: it comes with the first one that asks for data.
  const isOwn = (file: string) => !file.includes('/query-');
  const partOf = (path: string) => ({ path, bytes: readFileSync(`${SITE}${path}.br`).length });
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.filter(([, files]) => files.length > MOST_FILES)).toEqual([]);
  const limitOf = (page: string) => (page === 'contact' ? BUDGETS.pageCode.form : BUDGETS.pageCode.other);
  const excesses = pages.map(([page, files]) => describeExcess(page, 'own code', limitOf(page), files.filter(isOwn).map(partOf)));
  expect(excesses.filter((excess) => excess !== undefined)).toEqual([]);
});

it('what only pages with data need is no part of the shell', () => {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
  const shell = new Set<string>();
  const add = (key: string) => {
    if (shell.has(key)) return;
    shell.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  add('src/entry-client.tsx');
  const files = [...shell].map((key) => manifest[key]?.file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1'));
  expect(files.sort()).toEqual(['app', 'data-saver', 'rolldown-runtime', 'shared', 'vendor']);
  // The names of what comes with lists, posts, searches and the form, and with the first page that is gone to.
  const code = [...shell].map((key) => readFileSync(`${SITE}/${manifest[key]?.file}`, 'utf8')).join('\n');
  for (const name of ['listPosts', 'getPost', 'data-rh', 'fetchBaseQuery']) expect(code, name).not.toContain(name);
});
