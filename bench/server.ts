import { readdirSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { PAGES } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { DIST, SITE } from '../pipeline/paths.ts';
import { SEARCH_QUERIES } from '../tests/support/search-queries.ts';
import { startServer } from '../tests/support/start-server.ts';
import { applyLoad, checkLoad, type LoadResult } from './server/load.ts';
import { startNginx } from './server/nginx.ts';

/**
 * `npm run bench:server` asks our server and nginx in turn for pages, scripts with styles, and pictures, and prints the medians. Then eight
 * connections search without a pause while ours serves pages. Each server is one process; wrk makes the load.
 */
const ROUNDS = 5;
const SECONDS = 2;
/** Until the server has read what it reads ahead and its code is compiled. */
const WARM_UP_SECONDS = 8;
const CONNECTIONS = 16;

new Command('npm run bench:server --')
  .description(
    'Asks our server and nginx for pages, scripts and pictures in turn; then ours for pages while others search. Needs wrk and nginx.',
  )
  .showHelpAfterError()
  .parse();
checkLoad();
const { headers } = JSON.parse(readFileSync(`${DIST}/headers.json`, 'utf8'));
const nginx = await startNginx(SITE, headers);
// As docs/performance.md recommends for production.
const ours = await startServer({ args: ['--max-semi-space-size=64', `${DIST}/server/index.mjs`] });
// The same number in the address, without a name that must be looked up.
const url = `http://127.0.0.1:${ours.port}`;
try {
  console.log(`${nginx.version}${nginx.hasBrotli ? ' with brotli_static' : ' without brotli: it sends gzip'}, ${CONNECTIONS} connections`);
  await applyLoad({ url, paths: ['/en'], connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  const rows = [];
  for (const [kind, paths] of Object.entries(listPaths())) rows.push(await compare(kind, paths));
  console.table(rows);
  console.table([await measureSearching()]);
} finally {
  await Promise.all([nginx.stop(), ours.stop()]);
}

function listPaths(): Record<string, string[]> {
  const files = (folder: string, pattern: RegExp) =>
    (readdirSync(`${SITE}/${folder}`, { recursive: true }) as string[])
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => `/${folder}/${name}`);
  return {
    pages: PAGES.filter(({ path, status, redirected }) => !path.includes(':') && !status && !redirected).map(({ id }) => hrefFor('en', id)),
    'scripts and styles': files('assets', /\.(?:js|css)$/),
    pictures: files('images', /\.avif$/).slice(0, 200),
  };
}

/** Rounds alternate, so that what else the machine does meets both. */
async function compare(kind: string, paths: string[]) {
  const load = { paths, connections: CONNECTIONS, seconds: SECONDS };
  // Not counted: files are read.
  for (const one of [nginx.url, url]) await applyLoad({ ...load, url: one });
  const rounds: { theirs: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ theirs: await applyLoad({ ...load, url: nginx.url }), ours: await applyLoad({ ...load, url }) });
  const of = (value: (one: (typeof rounds)[number]) => number) => median(rounds.map(value));
  return {
    kind,
    'nginx, requests/s': of(({ theirs }) => theirs.requestsPerSecond),
    'ours, requests/s': of(({ ours }) => ours.requestsPerSecond),
    share: of(({ theirs, ours }) => ours.requestsPerSecond / theirs.requestsPerSecond),
    'nginx, p99 ms': of(({ theirs }) => theirs.p99),
    'ours, p99 ms': of(({ ours }) => ours.p99),
    multiple: of(({ theirs, ours }) => ours.p99 / theirs.p99),
  };
}

/** Visitors read pages over eight connections, while eight others only search. */
async function measureSearching() {
  const pages = { url, paths: [hrefFor('en', 'home'), hrefFor('ko', 'company')], connections: 8, seconds: SECONDS };
  const words = SEARCH_QUERIES.map(({ locale, q }) => `/api/v1/search?${new URLSearchParams({ locale, q })}`);
  const searches = { url, paths: words, connections: 8, seconds: SECONDS + 1 };
  await applyLoad(searches);
  const rounds: { alone: LoadResult; beside: LoadResult; searching: LoadResult }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await applyLoad(pages);
    const searching = applyLoad(searches);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const beside = await applyLoad(pages);
    rounds.push({ alone, beside, searching: await searching });
  }
  const of = (value: (one: (typeof rounds)[number]) => number) => median(rounds.map(value));
  return {
    'page, p99 ms': of(({ alone }) => alone.p99),
    'page while 8 connections search, p99 ms': of(({ beside }) => beside.p99),
    multiple: of(({ alone, beside }) => beside.p99 / alone.p99),
    'searches/s': of(({ searching }) => searching.requestsPerSecond),
  };
}

/** With two digits. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] as number) * 100) / 100;
}
