/**
 * A site that is deployed and goes wrong while tabs are open, for the failure modes of docs/offline.md:
 *
 *   import { expect, test } from '../../support/test-bed.ts';
 *   test('…', async ({ bed, page }) => {
 *     await open(page, `${bed.url}/en`);       // the build in dist, as build A, by the real server, with its headers
 *     await workerReady(page);                 // the landing page and what is warmed are stored
 *     await bed.deploy('B');                   // another build takes its place; files of A stay, as the pipeline keeps them
 *     await checkForUpdate(page);              // what the page does each hour, when it is shown, and when it is back online
 *     await bed.network('silent');             // 'up', 'down', 'silent', 'failing', 'portal': see front.ts
 *     bed.fail(/adc-page/, 404);               // single addresses
 *     bed.seen                                 // what reached the server, the worker's own requests too
 *   });
 *
 * The address stays the same all the time, and so does the server's data. Emulating offline in the page would not reach the
 * worker's requests; here the network itself changes.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { placeEarlierAssets } from '../../pipeline/earlier-assets.ts';
import { writeKillSwitch } from '../../pipeline/kill-switch.ts';
import { CACHE } from '../../pipeline/paths.ts';
import { type Front, type NetworkState, type Seen, startFront } from './front.ts';
import { type BuildName, buildOf, linkFiles, otherBuild } from './other-build.ts';
import { test as base } from './site-test.ts';
import { type RunningServer, startServer } from './start-server.ts';

export interface Deploy {
  /** Whether the hashed files of the builds deployed before stay on the server. */
  kept?: boolean;
  /** The worker is the kill switch. */
  kill?: boolean;
  /** Changes the deployed folder: files may be added and taken away, but never written into (they are links). */
  change?: (site: string) => void;
}

export interface TestBed {
  url: string;
  /** Where the server of every build keeps its data. */
  dataDir: string;
  /** What reached the front, oldest first. */
  seen: readonly Seen[];
  deploy(build: BuildName, options?: Deploy): Promise<void>;
  network(state: NetworkState): Promise<void>;
  /** Addresses that match get this status, until they get 0. */
  fail: Front['fail'];
  /** Answers of addresses that match get these headers. */
  dress: Front['dress'];
}

/**
 * Links are warmed only with `test.use({ prefetch: true })`: what a page holds, and what reaches the server, would depend on
 * where the pointer went. And a Chromium whose developer tools are attached to the worker, as a test's are, puts a new one
 * off when the old one is sent messages meanwhile; without them it takes over within a second all the same.
 */
export const test = base.extend<{ bed: TestBed; prefetch: boolean }>({
  prefetch: [false, { option: true }],
  bed: async ({ context, prefetch }, use, info) => {
    if (!prefetch) await context.addInitScript(spendPrefetch);
    // Several servers and installs a test.
    info.setTimeout(info.timeout * 2);
    mkdirSync(`${CACHE}/test-beds`, { recursive: true });
    const folder = mkdtempSync(`${CACHE}/test-beds/`);
    const dataDir = `${folder}/data`;
    const front = await startFront();
    let server: RunningServer | undefined;
    let turn = 0;
    const deploy = async (build: BuildName, { kept = true, kill = false, change }: Deploy = {}) => {
      turn += 1;
      const dist = `${folder}/${turn}`;
      linkFiles(otherBuild(build), dist);
      placeEarlierAssets({ site: `${dist}/site`, folder: `${folder}/builds`, keep: kept ? 3 : 0 });
      if (kill) await writeKillSwitch(dist);
      change?.(`${dist}/site`);
      const next = await startServer({ dist, dataDir });
      await front.leadTo(next.port);
      await server?.stop();
      server = next;
    };
    try {
      await deploy('A');
      await use({ url: front.url, dataDir, seen: front.seen, deploy, network: front.set, fail: front.fail, dress: front.dress });
    } finally {
      // A page that still fetches would complain of the end.
      await Promise.all(context.pages().map((page) => page.close()));
      await front.stop();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** Runs in the page: what a session may spend on links is spent. */
export function spendPrefetch(): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('site:prefetched', '9e9');
}

export { expect, hrefFor, inEachLocale, inOneLocale, open, wordsOf } from './site-test.ts';

/** Waits until the worker holds what offline reading needs. */
export async function workerReady(page: Page): Promise<void> {
  await page.locator('html[data-worker="ready"]').waitFor({ timeout: 30_000 });
}

/** Looks for a new worker, and waits until one is installed, or failed to be; or there is none. */
export async function checkForUpdate(page: Page): Promise<void> {
  const check = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    const { installing } = registration ?? {};
    if (!installing) return;
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => resolve(), { once: true });
    });
  });
  // A kill switch reloads the page meanwhile.
  await check.catch((error: Error) => {
    if (!/context was destroyed|navigation/.test(error.message)) throw error;
  });
}

/** Counts the documents that a tab loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** The builds that a tab is made of: its document's, and those of the scripts and the style sheet it has loaded. One, if all is well. */
export async function buildsIn(page: Page): Promise<BuildName[]> {
  const { own, files } = await page.evaluate(() => ({
    own: document.documentElement.dataset.build ?? 'A',
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  }));
  const chunks = files.filter((url) => /\/assets\/(?!fonts-).*\.(?:js|css)$/.test(url));
  return [...new Set([own as BuildName, ...chunks.map(buildOf)])].sort();
}

/** Follows a link of the site within the app. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** What a broken network makes a browser say in its console. */
export const BROKEN = /Failed to load resource|net::ERR_|Failed to fetch|fetch failed|status of 50\d/;

/** Makes everything that the worker holds as old as this, in milliseconds: nothing counts as fetched just now. */
export async function makeOld(page: Page, age: number): Promise<void> {
  await page.evaluate(async (storedAt) => {
    for (const name of ['site-v1-pages', 'site-v1-data']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request);
        if (!copy) continue;
        const headers = new Headers(copy.headers);
        headers.delete('x-warmed');
        headers.set('x-stored-at', String(storedAt));
        await cache.put(request, new Response(await copy.blob(), { headers }));
      }
    }
  }, Date.now() - age);
}

/** Path and query of everything in the worker's caches. */
export function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}
