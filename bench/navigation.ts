import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { CACHE } from '../pipeline/paths.ts';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { LIMITS } from '../scripts/budgets/limits.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { type SlowProxy, startSlowProxy } from '../tests/support/slow-proxy.ts';
import { startServer } from '../tests/support/start-server.ts';
import { type Figure, runAlone } from './figures.ts';
import { type Conditions, type Measurement, measureNavigation } from './navigation/measure.ts';
import { ROUTES, type Route } from './navigation/routes.ts';

/**
 * How long a click within the app takes on a slow phone: `npm run bench:navigation` follows four links of the built site at
 * 150 ms, 1.6 Mbps and CPU × 4, with nothing fetched ahead and with everything, without a service worker and with one.
 * Prints medians and writes `.cache/reports/navigation.json`. `--assert` fails over the budgets.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const NETWORK = { roundTrip: 150, bitsPerSecond: 1_600_000 };
/** A request that starts later than this after the click, and after the answer to another one, has waited for it. */
const AT_ONCE = 60;

/** All of it, or some links, without a worker or with one. */
export async function measureNavigations(routes = ROUTES, workers = [false, true]): Promise<Figure[]> {
  const server = await startServer();
  const proxy = await startSlowProxy(server.url, NETWORK);
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  const results: RouteResult[] = [];
  try {
    for (const hasWorker of workers)
      for (const isPrefetched of [false, true])
        for (const route of routes) results.push(await measureRoute(browser, proxy, route, { hasWorker, isPrefetched }));
  } finally {
    await browser.close();
    await proxy.stop();
    await server.stop();
  }
  mkdirSync(`${CACHE}/reports`, { recursive: true });
  writeFileSync(`${CACHE}/reports/navigation.json`, JSON.stringify({ network: NETWORK, rounds: ROUNDS, results }, null, 2));
  const figures = results.map(({ name, kind, worker, median }): Figure => {
    return { name: `${name}, ${kind}, ${worker} worker`, unit: 'ms', figure: median, budget: LIMITS.navigation[kind] };
  });
  const chained = results.reduce((sum, result) => sum + result.chained.length, 0);
  return [...figures, { name: 'requests that waited for another one', unit: '', figure: chained, budget: 0 }];
}

interface RouteResult {
  name: string;
  kind: keyof typeof LIMITS.navigation;
  worker: 'with' | 'without';
  median: number;
  times: number[];
  chained: string[];
  requests: object[];
}

async function measureRoute(browser: Browser, proxy: SlowProxy, route: Route, conditions: Conditions): Promise<RouteResult> {
  const runs: Measurement[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: conditions.hasWorker ? 'allow' : 'block',
    });
    runs.push(await measureNavigation(context, proxy, route, conditions));
    await context.close();
  }
  const byTime = runs.sort((a, b) => a.time - b.time);
  const middle = byTime[Math.floor(byTime.length / 2)] as Measurement;
  const result: RouteResult = {
    name: route.name,
    kind: conditions.isPrefetched ? 'prefetched' : 'cold',
    worker: conditions.hasWorker ? 'with' : 'without',
    median: Math.round(middle.time),
    times: byTime.map(({ time }) => Math.round(time)),
    chained: chainedRequests(middle),
    requests: middle.requests,
  };
  console.log(
    `${result.name.padEnd(22)} ${result.kind.padEnd(10)} ${result.worker.padEnd(7)} worker ${String(result.median).padStart(5)} ms  (${result.times.join(' ')})  ${result.requests.length} requests`,
  );
  for (const line of result.chained) console.log(`    waited: ${line}`);
  return result;
}

/** Requests that were sent only when another one of the navigation had been answered. */
function chainedRequests({ requests }: Measurement): string[] {
  return requests
    .filter(({ start }) => start > AT_ONCE && requests.some(({ end }) => end > 0 && end <= start))
    .map(({ path, start }) => `${path} at ${start} ms`);
}

await runAlone(import.meta.url, measureNavigations);
