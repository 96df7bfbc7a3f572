import { type Browser, chromium } from '@playwright/test';
import { Command } from 'commander';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { type SlowProxy, startSlowProxy } from '../tests/support/slow-proxy.ts';
import { startServer } from '../tests/support/start-server.ts';
import { type Conditions, type Measurement, measureNavigation } from './navigation/measure.ts';
import { ROUTES, type Route } from './navigation/routes.ts';

/**
 * How long a click within the app takes on a slow phone: `npm run bench:navigation` follows four links of the built site at
 * 150 ms, 1.6 Mbps and CPU × 4, with nothing fetched ahead and with everything, without a service worker and with one. Prints the medians
 * and the requests that waited for another one's answer.
 */
const ROUNDS = 5;
const NETWORK = { roundTrip: 150, bitsPerSecond: 1_600_000 };
/** A request that starts later than this after the click, and after the answer to another one, has waited for it. */
const AT_ONCE = 60;

interface RouteResult {
  route: string;
  data: 'prefetched' | 'cold';
  worker: boolean;
  'median, ms': number;
  'all, ms': string;
  requests: number;
  waited: string;
}

new Command('npm run bench:navigation --')
  .description(
    'Measures how long a click within the app takes on a slow phone, cold and prefetched, without a service worker and with one.',
  )
  .showHelpAfterError()
  .parse();
const server = await startServer();
const proxy = await startSlowProxy(server.url, NETWORK);
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
const results: RouteResult[] = [];
try {
  for (const hasWorker of [false, true])
    for (const isPrefetched of [false, true])
      for (const route of ROUTES) results.push(await measureRoute(browser, proxy, route, { hasWorker, isPrefetched }));
} finally {
  await browser.close();
  await proxy.stop();
  await server.stop();
}
console.table(results);

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
    route: route.name,
    data: conditions.isPrefetched ? 'prefetched' : 'cold',
    worker: conditions.hasWorker,
    'median, ms': Math.round(middle.time),
    'all, ms': byTime.map(({ time }) => Math.round(time)).join(' '),
    requests: middle.requests.length,
    waited: chainedRequests(middle).join(', '),
  };
  console.log(`${route.name}, ${result.data}: ${result['median, ms']} ms`);
  return result;
}

/** Requests that were sent only when another one of the navigation had been answered. */
function chainedRequests({ requests }: Measurement): string[] {
  return requests
    .filter(({ start }) => start > AT_ONCE && requests.some(({ end }) => end > 0 && end <= start))
    .map(({ path, start }) => `${path} at ${start} ms`);
}
