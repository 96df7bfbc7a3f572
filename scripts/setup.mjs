// Runs before `npm start` and `npm test`, in JavaScript for Node 20 and without packages. It gets a newer Node where the machine's is too
// old, installs the packages when node_modules does not match the lock file and, for tests, finds or installs a Chromium.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';

const HELP = `Usage: node scripts/setup.mjs [options]

Gets what is missing for npm start and npm test: the Node of .nvmrc, the packages.

  --browser  for tests: finds a Chromium and fonts, or installs them
  --help     shows this help`;
const { browser, help } = readOptions();
if (help) {
  console.log(HELP);
  process.exit(0);
}

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const WINDOWS = process.platform === 'win32';
/** The oldest Node that works: major and minor version. */
const OLDEST_NODE = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.match(/\d+/g).map(Number);
const NODE_FOLDER = `${root}.cache/node`;
const NODE_PACKAGE = `node-${WINDOWS ? 'win' : process.platform}-${process.arch}`;
const NODE = `${NODE_FOLDER}/node_modules/${NODE_PACKAGE}/bin/node${WINDOWS ? '.exe' : ''}`;
/** npm puts this folder first in the path of every script and of `npx`. */
const LINK = `node_modules/.bin/node${WINDOWS ? '.exe' : ''}`;
const wantedNode = readFileSync('.nvmrc', 'utf8').trim();

const needsNode = isTooOld() || process.execPath.startsWith(NODE_FOLDER);
await Promise.all([needsNode && getNode(), installPackages()]);
if (needsNode && !existsSync(LINK)) {
  mkdirSync('node_modules/.bin', { recursive: true });
  if (WINDOWS) copyFileSync(NODE, LINK);
  else symlinkSync(NODE, LINK);
}

if (browser) {
  if (!findChromium()) installChromium();
  // Tests run without it too, in twice the time.
  if (!findHeadlessShell() && canInstall()) installDebianPackages('chromium-headless-shell');
  if (!hasVisitorFonts()) {
    if (canInstall()) installDebianPackages('fonts-liberation', 'fonts-noto-cjk');
    else console.log('This machine has no Arial or no Korean font: layout shifts and pictures of pages differ from what visitors see.');
  }
}

function readOptions() {
  try {
    return parseArgs({ options: { browser: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(1);
  }
}

function isTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

/** The Node of .nvmrc as npm's registry has it: a package for each system, which holds the program and runs no installer. */
async function getNode() {
  const known = `${NODE_FOLDER}/node_modules/${NODE_PACKAGE}/package.json`;
  if (existsSync(NODE) && JSON.parse(readFileSync(known, 'utf8')).version === wantedNode) return;
  console.log(
    `▸ this machine's Node ${process.versions.node} is too old: getting Node ${wantedNode} from the package registry, for this project only`,
  );
  rmSync(LINK, { force: true });
  mkdirSync(NODE_FOLDER, { recursive: true });
  await run('npm', [
    'install',
    '--prefix',
    NODE_FOLDER,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${NODE_PACKAGE}@${wantedNode}`,
  ]);
}

async function installPackages() {
  const mark = 'node_modules/.lock-hash';
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('▸ installing packages (half a minute the first time)');
  const begun = Date.now();
  const timer = setInterval(() => console.log(`  ${Math.round((Date.now() - begun) / 1000)} s so far`), 15_000);
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' });
  clearInterval(timer);
  writeFileSync(mark, lock);
}

/**
 * Whether the machine has what every visitor's has: an Arial (or one of its metrics), which the fallback face is fitted to, and a
 * Korean font. Without them text is as wide as a font's missing glyphs until the web fonts are there.
 */
function hasVisitorFonts() {
  if (process.platform !== 'linux') return true;
  const has = (pattern) => Boolean(spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout);
  return has(':lang=ko') && (has('Arial') || has('Liberation Sans'));
}

function installChromium() {
  if (canInstall()) {
    installDebianPackages('chromium');
    if (findChromium()) return;
  }
  console.log('▸ no Chromium found: downloading the one that Playwright brings (about 150 MB)');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: WINDOWS });
  if (status !== 0) fail('npx playwright install chromium');
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installDebianPackages(...names) {
  console.log(`▸ installing ${names.join(' and ')}`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Runs npm. What it prints is shown when it fails; where it succeeds, it has nothing to say that this set-up does not. */
async function run(command, args, env = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env }, shell: WINDOWS });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve) => child.on('close', resolve).on('error', () => resolve(1)));
  if (status !== 0) fail(`${command} ${args.join(' ')}`, output);
}

function fail(command, output = '') {
  console.error(`${output}\n'${command}' failed: read the lines above.`);
  process.exit(1);
}
