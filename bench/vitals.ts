import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '../core/site/locales.ts';
import type { PageId } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { VITALS } from '../server/cli/vitals/tool.ts';
import { callTool } from '../tests/support/run-cli.ts';
import { workerReady } from '../tests/support/site-test.ts';
import { type SlowProxy, startSlowProxy } from '../tests/support/slow-proxy.ts';
import { startServer } from '../tests/support/start-server.ts';
import { type Figure, round, runAlone } from './figures.ts';

/**
 * Whether `npm run vitals` shows what visitors felt. A browser makes 200 visits (`BENCH_VISITS`) to pages in both languages, on a phone
 * and on a laptop, on a fast and on a slow network, without the worker, before it and with it, and measures each of them itself. One
 * visit in 20 loses its figures to a broken network, and sends them again with the next one.
 */
const VISITS = Number(process.env.BENCH_VISITS ?? 200);
const NETWORK = { roundTrip: 150, bitsPerSecond: 1_600_000 };
const PAGES: readonly PageId[] = ['home', 'adc', 'newsroom', 'company', 'contact', 'cmo', 'governance'];
const METRICS = ['LCP', 'FCP', 'TTFB'] as const;
/** The most that the report may be off by, in per cent. */
const MOST_OFF = 5;

type Paints = Record<(typeof METRICS)[number], number>;
/** A row of `npm run vitals -- show --by navigation --json`. */
interface Row {
  group: string[];
  metric: string;
  p75: number;
  samples: number;
}

export async function measureVitals(): Promise<Figure[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/bench-vitals-`);
  const server = await startServer({ dataDir, env: { ACCESS_LOG: '1' } });
  const proxy = await startSlowProxy(server.url, NETWORK);
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  const countReceived = () => server.said().match(/\/api\/v1\/vitals/g)?.length ?? 0;
  const measured: Paints[] = [];
  try {
    for (let visitor = 0; measured.length < VISITS; visitor += 1) {
      measured.push(...(await visitTwice(browser, proxy, visitor, countReceived)));
      console.log(`${measured.length} of ${VISITS} visits`);
    }
    // The server writes figures in groups.
    await expect.poll(async () => (await readReport(dataDir)).find(isPaint)?.samples, { timeout: 20_000 }).toBe(measured.length);
    return compare(await readReport(dataDir), measured);
  } finally {
    await browser.close();
    await proxy.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A visitor opens two pages, one after the other. */
async function visitTwice(browser: Browser, proxy: SlowProxy, visitor: number, countReceived: () => number): Promise<Paints[]> {
  const locale = LOCALES[visitor % LOCALES.length] as Locale;
  const hasWorker = visitor % 3 !== 0;
  const addressOf = (at: number) => proxy.url + hrefFor(locale, PAGES[at % PAGES.length] as PageId);
  const received = countReceived();
  const context = await openContext(browser, { hasWorker, isPhone: visitor % 4 < 2 });
  const page = await context.newPage();
  proxy.setSlow(visitor % 5 === 0);
  const first = await visit(page, addressOf(visitor));
  if (hasWorker) await workerReady(page);
  if (visitor % 10 === 9) await context.route('**/api/v1/vitals', (route) => route.abort(), { times: 1 });
  const second = await visit(page, addressOf(visitor + 3));
  await page.goto('about:blank');
  // Unlike a visitor, Playwright would end what the browser is still sending: one message a visit, or two.
  await expect.poll(countReceived, { message: `the figures of visitor ${visitor}`, timeout: 10_000 }).toBeGreaterThan(received + 1);
  await page.waitForTimeout(1000);
  await context.close();
  return [first, second];
}

async function openContext(browser: Browser, { hasWorker, isPhone }: { hasWorker: boolean; isPhone: boolean }): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  await context.addInitScript(() => localStorage.setItem('site:consent', '{"value":"accepted","expire":4102444800000}'));
  // tsx compiles functions to call this helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  return context;
}

/** Opens the page and stays until its figures are measured, by the site and here. */
async function visit(page: Page, address: string): Promise<Paints> {
  // The module that measures has come.
  await Promise.all([page.waitForResponse('**/page-views'), page.goto(address)]);
  return page.evaluate(readPaints);
}

/** Runs in the page. */
function readPaints(): Promise<Paints> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const LCP = list.getEntries().at(-1)?.startTime ?? 0;
      resolve({ LCP, FCP: paint?.startTime ?? 0, TTFB: navigation?.responseStart ?? 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const isPaint = ({ metric }: Row) => metric === 'LCP';

async function readReport(dataDir: string): Promise<Row[]> {
  const { out } = await callTool(VITALS, { dataDir }, 'show', '--by', 'navigation', '--json');
  return out.startsWith('[') ? (JSON.parse(out) as Row[]).filter(({ group }) => group[0] === 'load') : [];
}

function compare(rows: readonly Row[], measured: readonly Paints[]): Figure[] {
  return METRICS.flatMap((metric) => {
    const row = rows.find((one) => one.metric === metric);
    // By nearest rank, as the report does it.
    const exact = measured.map((paints) => paints[metric]).sort((a, b) => a - b)[Math.ceil(0.75 * measured.length) - 1] ?? 0;
    const reported = row?.p75 ?? 0;
    return [
      { name: `${metric}, p75 in the browsers`, unit: 'ms', figure: round(exact) },
      { name: `${metric}, p75 in the report`, unit: 'ms', figure: round(reported) },
      { name: `${metric}, the report is off by`, unit: '%', figure: round(Math.abs(reported / exact - 1) * 100), budget: MOST_OFF },
      { name: `${metric}, visits lost or counted twice`, unit: '', figure: Math.abs((row?.samples ?? 0) - measured.length), budget: 0 },
    ];
  });
}

await runAlone(import.meta.url, measureVitals);
