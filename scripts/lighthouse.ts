import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { findChromium } from './find-chromium.mjs';

/** What a busy machine changes. */
const TIMES = /^(?:performance|first-contentful-paint|largest-contentful-paint|total-blocking-time)$/;

const program = new Command('npm run lighthouse --')
  .description('Visits pages of a running site by the budgets of lighthouserc.json.')
  .argument('[addresses...]')
  .option('--all', 'visits one page of every kind of the built site, once; times are shown, not judged')
  .addHelpText('after', '\nnpx lhci autorun does what lighthouserc.json says: three pages, five times each. Reports: .lighthouseci/')
  .showHelpAfterError()
  .parse();
const { all } = program.opts<{ all?: true }>();
if (program.args.length > 0 === Boolean(all)) program.error('Give addresses, or --all');
if (!all) {
  lhci('collect', ...program.args.map((address) => `--url=${address}`), '--start-server-command=');
  process.exit(lhci('assert'));
}
const { startServer } = await import('../tests/support/start-server.ts');
const { examplePath, PAGE_KINDS } = await import('../tests/support/example-paths.ts');
const server = await startServer();
// The language whose pages weigh more. Bytes, layout shift and accessibility of all other pages: budgets.spec.ts and crawl.spec.ts.
const addresses = PAGE_KINDS.map((page) => server.url + examplePath('ko', page));
// On a busy machine a page may paint nothing in time, which ends the whole of it: those left are visited then, one by one.
const isVisited = visit(addresses) || listUnvisited().every((address) => visit([address], { isAdded: true }));
// One visit may meet a moment when a font came late: the median of three counts, as it does in lighthouserc.json.
if (isVisited) for (const address of new Set(missedBudgets().map(({ url }) => url))) visit([address], { times: 2, isAdded: true });
await server.stop();
if (!isVisited) process.exit(1);
const missed = missedBudgets();
for (const { url, auditId, auditProperty, actual, expected } of missed)
  console.log(`${url}: ${[auditId, auditProperty].filter(Boolean).join(' ')} is ${actual}, its budget ${expected}`);
console.log(`${addresses.length} pages, ${missed.length} budgets missed; times and warnings above are not judged`);
process.exit(missed.length === 0 ? 0 : 1);

function visit(urls: readonly string[], { times = 1, isAdded = false } = {}): boolean {
  const options = [`--number-of-runs=${times}`, '--start-server-command=', ...(isAdded ? ['--additive'] : [])];
  return lhci('collect', ...urls.map((url) => `--url=${url}`), ...options) === 0;
}

function listUnvisited(): string[] {
  const reports = readdirSync('.lighthouseci').filter((name) => /^lhr-.*\.json$/.test(name));
  const visited = reports.map((name) => JSON.parse(readFileSync(`.lighthouseci/${name}`, 'utf8')).requestedUrl as string);
  return addresses.filter((address) => !visited.includes(address));
}

function missedBudgets() {
  lhci('assert');
  const results: { auditId?: string; auditProperty?: string; level: string; url: string; actual: number; expected: number }[] = JSON.parse(
    readFileSync('.lighthouseci/assertion-results.json', 'utf8'),
  );
  return results.filter(({ level, auditId, auditProperty }) => level === 'error' && !TIMES.test(auditProperty ?? auditId ?? ''));
}

function lhci(...args: string[]): number {
  return spawnSync('npx', ['lhci', ...args], { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() } }).status ?? 1;
}
