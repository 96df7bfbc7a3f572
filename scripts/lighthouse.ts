import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { findChromium } from './find-chromium.mjs';

/** What a busy machine changes. */
const TIMES = /^(?:performance|first-contentful-paint|largest-contentful-paint|total-blocking-time)$/;

const program = new Command('npm run lighthouse --')
  .description('Visits pages of a running site by the budgets of lighthouserc.json.')
  .argument('[addresses...]')
  .option('--all', 'visits one page of every type of the built site, once; times are shown, not judged')
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
const { DOCUMENT_PAGES, examplePath } = await import('../tests/support/example-paths.ts');
const server = await startServer();
// The language whose pages weigh more. An error page answers with its status, which Lighthouse does not visit.
const addresses = DOCUMENT_PAGES.filter(({ status }) => !status).map((page) => server.url + examplePath('ko', page));
const collect = () => lhci('collect', ...addresses.map((address) => `--url=${address}`), '--number-of-runs=1', '--start-server-command=');
// A page that painted nothing on a busy machine ends the whole of it.
const collected = collect() && collect();
await server.stop();
if (collected !== 0) process.exit(collected);
lhci('assert');
const results = JSON.parse(readFileSync('.lighthouseci/assertion-results.json', 'utf8')) as {
  auditId?: string;
  auditProperty?: string;
  level: string;
}[];
const failed = results.filter(({ level, auditId, auditProperty }) => level === 'error' && !TIMES.test(auditProperty ?? auditId ?? ''));
console.log(
  `${addresses.length} pages, ${failed.length} budgets missed; ${results.length - failed.length} times or warnings above are not judged`,
);
process.exit(failed.length === 0 ? 0 : 1);

function lhci(...args: string[]): number {
  return spawnSync('npx', ['lhci', ...args], { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findChromium() } }).status ?? 1;
}
