import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { hashBuild } from '../../pipeline/build-hash.ts';
import { CACHE, DIST, ROOT } from '../../pipeline/paths.ts';
import { expect, test } from '../support/site-test.ts';

// `npm run dev` in a copy of the project, so that what is edited is nobody's.
const POST = '20261013-single-use-review';
const SOURCES = ['content', 'core', 'locales', 'pipeline', 'public', 'scripts', 'server', 'src'];
const FILES = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts'];
let copy: string;
let dev: ChildProcess;
let address: string;

test.beforeAll(async () => {
  copy = mkdtempSync(`${tmpdir()}/dev-`);
  for (const name of [...SOURCES, ...FILES]) cpSync(ROOT + name, `${copy}/${name}`, { recursive: true });
  cpSync(DIST, `${copy}/dist`, { recursive: true });
  // Whatever was edited since the build: this is not about building.
  writeFileSync(`${copy}/dist/build-hash`, hashBuild());
  mkdirSync(`${copy}/.cache`);
  for (const name of ['images', 'brochures']) cpSync(`${CACHE}/${name}.json`, `${copy}/.cache/${name}.json`);
  symlinkSync(`${ROOT}node_modules`, `${copy}/node_modules`, 'junction');
  const { OUT_DIR: _out, CACHE_DIR: _cache, ...env } = process.env;
  dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], { cwd: copy, env: { ...env, PORT: '0', FORCE_COLOR: '0' } });
  address = await new Promise((resolve, reject) => {
    let said = '';
    const read = (text: Buffer) => {
      said += text;
      const found = /Local:\s+(http:\/\/localhost:\d+)/.exec(stripVTControlCharacters(said))?.[1];
      if (found) resolve(found);
    };
    dev.stdout?.on('data', read);
    dev.stderr?.on('data', read);
    dev.once('exit', () => reject(new Error(`the development server did not start: ${said}`)));
  });
});

test.afterAll(() => {
  dev?.kill('SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

test('an edited post or word is on the open page within two seconds', async ({ page, consoleErrors }) => {
  // The development server talks about itself, and its client is not under the site's policy.
  consoleErrors.allow(/./);
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(`${copy}/${file}`, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(`${copy}/${file}`, text.replace(from, to));
  };
  await page.goto(`${address}/en/public/newsroom/${POST}`);
  await expect(page.locator('h1')).toContainText('single-use units', { timeout: 30_000 });
  // At the first visit the server still finds out what the page is made of.
  await page.waitForLoadState('networkidle');
  const shown = (text: string) => page.getByText(text).first().waitFor({ timeout: 2000 });
  edit(`content/posts/newsroom/${POST}/en.md`, 'This is a review', 'This is an edited review');
  await shown('This is an edited review');
  edit('locales/en/newsroom.json', /"boilerplateHeading": "[^"]*"/, '"boilerplateHeading": "An edited word"');
  await shown('An edited word');
  edit('content/posts/newsroom/20260716-water-reuse-pilot/en.md', /^title: .*$/m, 'title: "An edited title"');
  await shown('An edited title');
  // The search knows of it, too.
  await expect
    .poll(async () => (await (await fetch(`${address}/api/v1/search?locale=en&q=edited+title`)).json()).total, { timeout: 10_000 })
    .toBe(1);
});
