import { readdirSync, readFileSync } from 'node:fs';
import { PAGES } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { DIST, SITE } from '../pipeline/paths.ts';
import { SEARCH_QUERIES } from '../tests/support/search-queries.ts';
import { startServer } from '../tests/support/start-server.ts';
import { type Figure, quantile, round, runAlone } from './figures.ts';
import { applyLoad, checkLoad, type LoadResult } from './server/load.ts';
import { startNginx } from './server/nginx.ts';

/**
 * Our server beside nginx, in one run: `npm run bench:server` asks both for the pages of the site, for its scripts and styles, and for its
 * pictures, in turn, and prints the median of the rounds. Then it asks ours for pages while eight connections search without a pause, each
 * time for something else. Both run one process that answers; the load comes from wrk. `--assert` fails over the budgets.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = 2;
/** Until the server has read what it reads ahead and its code is compiled. */
const WARM_UP_SECONDS = 8;
const CONNECTIONS = 16;
const BUDGETS = { share: 0.33, p99Ratio: 4, searchingRatio: 3 };

export async function measureServer(): Promise<Figure[]> {
  checkLoad();
  const { headers } = JSON.parse(readFileSync(`${DIST}/headers.json`, 'utf8'));
  const nginx = await startNginx(SITE, headers);
  // As docs/performance.md recommends for production.
  const ours = await startServer({ args: ['--min-semi-space-size=64', '--max-semi-space-size=64', `${DIST}/server/index.mjs`] });
  // The same number in the address, without a name that must be looked up.
  const url = `http://127.0.0.1:${ours.port}`;
  try {
    console.log(
      `${nginx.version}${nginx.hasBrotli ? ' with brotli_static' : ' without brotli: it sends gzip'}, ${CONNECTIONS} connections`,
    );
    await applyLoad({ url, paths: ['/en'], connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
    const figures: Figure[] = [];
    for (const [kind, paths] of Object.entries(listPaths())) figures.push(...(await compare(kind, paths, nginx.url, url)));
    return [...figures, ...(await measureSearching(url))];
  } finally {
    await Promise.all([nginx.stop(), ours.stop()]);
  }
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
async function compare(kind: string, paths: string[], nginx: string, ours: string): Promise<Figure[]> {
  const load = { paths, connections: CONNECTIONS, seconds: SECONDS };
  // Not counted: files are read.
  for (const url of [nginx, ours]) await applyLoad({ ...load, url });
  const rounds: { nginx: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ nginx: await applyLoad({ ...load, url: nginx }), ours: await applyLoad({ ...load, url: ours }) });
  const median = (value: (one: (typeof rounds)[number]) => number) => quantile(rounds.map(value), 0.5);
  return [
    {
      name: `${kind}, nginx`,
      unit: 'requests/s',
      figure: round(
        median(({ nginx }) => nginx.requestsPerSecond),
        0,
      ),
    },
    {
      name: `${kind}, ours`,
      unit: 'requests/s',
      figure: round(
        median(({ ours }) => ours.requestsPerSecond),
        0,
      ),
    },
    {
      name: `${kind}, ours as a share of nginx`,
      unit: '×',
      figure: round(
        median(({ nginx, ours }) => ours.requestsPerSecond / nginx.requestsPerSecond),
        2,
      ),
      budget: BUDGETS.share,
      better: 'higher',
    },
    {
      name: `${kind}, p99 nginx`,
      unit: 'ms',
      figure: round(
        median(({ nginx }) => nginx.p99),
        2,
      ),
    },
    {
      name: `${kind}, p99 ours`,
      unit: 'ms',
      figure: round(
        median(({ ours }) => ours.p99),
        2,
      ),
    },
    {
      name: `${kind}, p99 as a multiple of nginx`,
      unit: '×',
      figure: round(
        median(({ nginx, ours }) => ours.p99 / nginx.p99),
        2,
      ),
      budget: BUDGETS.p99Ratio,
    },
  ];
}

/** Visitors read pages over eight connections, while eight others only search. */
async function measureSearching(url: string): Promise<Figure[]> {
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
  const median = (value: (one: (typeof rounds)[number]) => number) => quantile(rounds.map(value), 0.5);
  return [
    {
      name: 'page p99',
      unit: 'ms',
      figure: round(
        median(({ alone }) => alone.p99),
        2,
      ),
    },
    {
      name: 'page p99 while 8 connections search',
      unit: 'ms',
      figure: round(
        median(({ beside }) => beside.p99),
        2,
      ),
    },
    {
      name: 'searches meanwhile',
      unit: 'requests/s',
      figure: round(
        median(({ searching }) => searching.requestsPerSecond),
        0,
      ),
    },
    {
      name: 'page p99 while 8 connections search, as a multiple',
      unit: '×',
      figure: round(
        median(({ alone, beside }) => beside.p99 / alone.p99),
        2,
      ),
      budget: BUDGETS.searchingRatio,
    },
  ];
}

await runAlone(import.meta.url, measureServer);
