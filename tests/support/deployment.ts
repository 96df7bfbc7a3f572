/**
 * A site that is deployed and goes wrong while tabs are open, for the failure modes of docs/offline.md:
 *
 *   await deployment.deploy('B');               // another build takes its place; files of A stay, in the release beside it
 *   await checkForUpdate(page);                 // what the page does each hour, when it is shown, and when it is back online
 *   await deployment.setNetwork('silent');      // 'up', 'down', 'silent' and others: see fault-proxy.ts
 *   deployment.fail(/adc-page/, 404);           // single addresses
 *   deployment.seen                             // what reached the server, the worker's own requests too
 *
 * The address stays the same all the time, and so does the server's data. Emulating offline in the page would not reach the
 * worker's requests; here the network itself changes. The tests of one Playwright worker share a deployment until one of
 * them deploys another build or posts something: the next one gets a new one.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { RELEASES } from '../../core/build/release.ts';
import { CACHE } from '../../pipeline/paths.ts';
import { linkTo } from '../../pipeline/publish.ts';
import { writeReleaseList } from '../../pipeline/write-release-list.ts';
import { putKillSwitch } from '../../server/cli/kill-switch.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type BuildName, buildOf, linkFiles, otherBuild } from './other-build.ts';
import { test as base } from './site-test.ts';
import { type RunningServer, startServer } from './start-server.ts';

export interface DeployOptions {
  /** Whether the releases deployed before stay on the server. */
  kept?: boolean;
  /** The worker is the kill switch. */
  kill?: boolean;
  /** Changes the deployed folder: files may be added and removed, but never written into (they are links). */
  change?: (site: string) => void;
}

/** The site at an address that stays, and what its network does (fault-proxy.ts). */
export interface Deployment extends Pick<FaultProxy, 'url' | 'seen' | 'setNetwork' | 'cutAfter' | 'hang' | 'fail' | 'overrideHeaders'> {
  /** Where the server of every build keeps its data. */
  readonly dataDir: string;
  deploy(build: BuildName, options?: DeployOptions): Promise<void>;
  /** A working network without rules, and nothing seen. */
  restoreNetwork(): Promise<void>;
}

interface SharedDeployment extends Deployment {
  /** Makes it as good as new for the next test. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Links are prefetched only with `test.use({ prefetch: true })`: what a page holds, and what reaches the server, would depend
 * on where the pointer went. And a Chromium whose developer tools are attached to the worker, as a test's are, puts a new
 * one off when the old one is sent messages meanwhile; without them it takes over within a second all the same.
 */
export const test = base.extend<{ deployment: Deployment; prefetch: boolean }, { sharedDeployment: SharedDeployment }>({
  prefetch: [false, { option: true }],
  sharedDeployment: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const deployment = await startDeployment();
      await use(deployment);
      await deployment.stop();
    },
    { scope: 'worker' },
  ],
  deployment: async ({ context, prefetch, sharedDeployment }, use, info) => {
    if (!prefetch) await context.addInitScript(prefetchOnTouch);
    // Several servers and installs a test.
    info.setTimeout(info.timeout * 2);
    await sharedDeployment.reset();
    await use(sharedDeployment);
    // A page that still fetches would log errors when the network changes.
    await Promise.all(context.pages().map((page) => page.close()));
  },
});

async function startDeployment(): Promise<SharedDeployment> {
  mkdirSync(`${CACHE}/deployments`, { recursive: true });
  const proxy = await startFaultProxy();
  let folder = '';
  let server: RunningServer | undefined;
  let deploys = 0;
  const deploy = async (build: BuildName, { kept = true, kill = false, change }: DeployOptions = {}) => {
    deploys += 1;
    const releases = `${folder}/${RELEASES}`;
    if (!kept) rmSync(releases, { recursive: true, force: true });
    const release = `${releases}/${deploys}`;
    linkFiles(await otherBuild(build), release);
    change?.(`${release}/site`);
    writeReleaseList(release);
    linkTo(folder, String(deploys));
    if (kill) putKillSwitch(`${folder}/current`);
    const next = await startServer({ dist: `${folder}/current`, dataDir: `${folder}/data` });
    await proxy.setTarget(next.port);
    await server?.stop();
    server = next;
  };
  const clear = async () => {
    await server?.stop();
    server = undefined;
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  return {
    ...proxy,
    get dataDir() {
      return `${folder}/data`;
    },
    deploy,
    restoreNetwork: proxy.reset,
    async reset() {
      const isClean = deploys === 1 && proxy.seen.every(({ method }) => method !== 'POST');
      await proxy.reset();
      if (isClean) return;
      await clear();
      folder = mkdtempSync(`${CACHE}/deployments/`);
      deploys = 0;
      await deploy('A');
    },
    async stop() {
      await proxy.stop();
      await clear();
    },
  };
}

/** Runs in the page, whose network is slower from now on: no link is prefetched before it is touched. */
export function prefetchOnTouch(): void {
  const { connection } = navigator as { connection?: EventTarget };
  if (connection) Object.defineProperty(connection, 'effectiveType', { value: '3g', configurable: true });
}

export { expect } from './site-test.ts';
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

/**
 * Lets a worker in that has skipped waiting, as the kill switch does. Chromium stops the old one for it, but not where developer tools
 * are attached, as a test's are, and the old one was sent a message meanwhile.
 */
export async function letNewWorkerIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const listed = new Promise<{ versionId: string; status: string }[]>((resolve) => {
    session.once('ServiceWorker.workerVersionUpdated', ({ versions }) => resolve(versions));
  });
  await session.send('ServiceWorker.enable');
  const versions = await listed;
  const old = versions.find(({ status }) => status === 'activated');
  const isHeld = versions.some(({ status }) => status === 'installed');
  if (old && isHeld) await session.send('ServiceWorker.stopWorker', { versionId: old.versionId });
  await session.detach();
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

/** What a page says in the console whose code is not on the device. */
export const WITHOUT_CODE = /dynamically imported module|Importing a module script failed|Failed to load module script/;

/** What a broken network makes a browser say in its console. */
export const BROKEN = /Failed to load resource|net::ERR_|Failed to fetch|fetch failed|status of 50\d/;

/** Makes everything that the worker holds as old as this, in milliseconds. */
export async function makeOld(page: Page, age: number): Promise<void> {
  await page.evaluate(async (storedAt) => {
    for (const name of ['site-v1-pages', 'site-v1-data', 'site-v1-kits']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = await cache.match(request);
        if (!copy) continue;
        const headers = new Headers(copy.headers);
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
