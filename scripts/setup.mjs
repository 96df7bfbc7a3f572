// Runs before `npm start` and `npm test`, in plain Node, since nothing may be installed yet: installs the packages when
// node_modules does not match the lock file and, for tests, finds a Chromium or installs one. Says what it does.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`);
  process.exit(1);
}

const MARK = 'node_modules/.lock-hash';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const isInstalled = existsSync(MARK) && readFileSync(MARK, 'utf8') === lock;
if (!isInstalled) {
  console.log('▸ installing packages (about a minute the first time)');
  await runWithProgress('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PUPPETEER_SKIP_DOWNLOAD: '1',
  });
  writeFileSync(MARK, lock);
}

if (process.argv.includes('--browser')) {
  if (!findChromium()) installChromium();
  // Tests run without it too, in twice the time.
  if (!findHeadlessShell() && canInstall()) installPackages('chromium-headless-shell');
  if (!hasVisitorFonts()) {
    if (canInstall()) installPackages('fonts-liberation', 'fonts-noto-cjk');
    else console.log('This machine has no Arial or no Korean font: layout shifts and pictures of pages differ from what visitors see.');
  }
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
    installPackages('chromium');
    if (findChromium()) return;
  }
  console.log('▸ no Chromium found: downloading the one that Playwright brings (about 150 MB)');
  run('npx', ['playwright', 'install', 'chromium']);
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installPackages(...names) {
  console.log(`▸ installing ${names.join(' and ')}`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** As run, with a line every two seconds: npm says nothing until it has finished. */
async function runWithProgress(command, args, env) {
  const begun = Date.now();
  const count = () => (existsSync('node_modules') ? readdirSync('node_modules').length : 0);
  const timer = setInterval(() => console.log(`  packages: ${Math.round((Date.now() - begun) / 1000)} s, ${count()} folders`), 2000);
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
  const status = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)).on('error', () => resolve(1)));
  clearInterval(timer);
  if (status !== 0) fail(command, args, status);
}

function fail(command, args, status) {
  console.error(`'${command} ${args.join(' ')}' failed: read the lines above.`);
  process.exit(status);
}

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
  if (status !== 0) fail(command, args, status ?? 1);
}
