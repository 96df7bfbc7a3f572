import { type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { Command } from 'commander';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { startServer } from '../tests/support/start-server.ts';
import { INTERACTIONS, measureInteraction } from './navigation/interactions.ts';
import {
  type Computing,
  type Conditions,
  type Measurement,
  measureComputing,
  measureNavigation,
  ROUTES,
  type Route,
} from './navigation/measure.ts';
import { startSlowProxy } from './navigation/slow-proxy.ts';

/** `npm run bench:navigation` follows five links as a slow phone does, with and without prefetching and worker (bench/README.md). */
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
  /** Of the main thread, without slow-down: to the heading, and with what follows. */
  'thread, ms': number;
  'thread in all, ms': number;
  kinds: string;
  restyled: number;
  requests: number;
  waited: string;
}

const options = new Command('npm run bench:navigation --')
  .description(
    'Measures how long a click within the app takes on a slow phone, cold and prefetched, without a service worker and with one.',
  )
  .option('--rounds <number>', 'how often each link is followed', Number, ROUNDS)
  .option('--prefetched', 'only with everything fetched ahead, without a service worker')
  .showHelpAfterError()
  .parse()
  .opts<{ rounds: number; prefetched?: boolean }>();
const server = await startServer();
const proxy = await startSlowProxy(server.url, NETWORK);
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
const results: RouteResult[] = [];
const interactions: { interaction: string; 'median, ms': number; 'all, ms': string }[] = [];
try {
  for (const hasWorker of options.prefetched ? [false] : [false, true])
    for (const isPrefetched of options.prefetched ? [true] : [false, true])
      for (const route of ROUTES) results.push(await measureRoute(route, { hasWorker, isPrefetched }));
  proxy.setSlow(false);
  for (const interaction of INTERACTIONS) {
    const times: number[] = [];
    const screen = interaction.isPhone ? { viewport: { width: 390, height: 844 } } : {};
    for (let round = 0; round < options.rounds; round += 1)
      times.push(await inContext({ hasWorker: false }, (context) => measureInteraction(context, server.url, interaction), screen));
    const sorted = times.toSorted((a, b) => a - b);
    interactions.push({ interaction: interaction.name, 'median, ms': median(times, (time) => time), 'all, ms': sorted.join(' ') });
  }
} finally {
  await browser.close();
  await proxy.stop();
  await server.stop();
}
console.table(results);
console.table(interactions);

async function measureRoute(route: Route, conditions: Conditions): Promise<RouteResult> {
  const runs: Measurement[] = [];
  const computings: Computing[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    runs.push(await inContext(conditions, (context) => measureNavigation(context, proxy, route, conditions)));
    computings.push(await inContext(conditions, (context) => measureComputing(browser, context, proxy, route, conditions)));
  }
  const byTime = runs.sort((a, b) => a.time - b.time);
  const middle = median(runs, ({ time }) => time);
  const { toHeading } = median(computings, (one) => one.toHeading.computing);
  const { inAll } = median(computings, (one) => one.inAll.computing);
  const result: RouteResult = {
    route: route.name,
    data: conditions.isPrefetched ? 'prefetched' : 'cold',
    worker: conditions.hasWorker,
    'median, ms': Math.round(middle.time),
    'all, ms': byTime.map(({ time }) => Math.round(time)).join(' '),
    'thread, ms': Math.round(toHeading.computing),
    'thread in all, ms': Math.round(inAll.computing),
    kinds: Object.values(toHeading.kinds)
      .map((time) => Math.round(time))
      .join(' '),
    restyled: inAll.restyled,
    requests: middle.requests.length,
    waited: chainedRequests(middle).join(', '),
  };
  console.log(`${route.name}, ${result.data}: ${result['median, ms']} ms, of the main thread ${result['thread, ms']} ms`);
  return result;
}

async function inContext<Result>(
  { hasWorker }: Pick<Conditions, 'hasWorker'>,
  measure: (context: BrowserContext) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const serviceWorkers = hasWorker ? 'allow' : 'block';
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers, ...options });
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

function median<One>(all: readonly One[], value: (one: One) => number): One {
  return all.toSorted((a, b) => value(a) - value(b))[Math.floor(all.length / 2)] as One;
}

/** Requests that were sent only when another one of the navigation had been answered. */
function chainedRequests({ requests }: Measurement): string[] {
  return requests
    .filter(({ start }) => start > AT_ONCE && requests.some(({ end }) => end > 0 && end <= start))
    .map(({ path, start }) => `${path} at ${start} ms`);
}
