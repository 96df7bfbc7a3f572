import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, ElementHandle, Page } from '@playwright/test';
import type { PageId } from '../../core/site/pages.ts';
import { hrefFor } from '../../core/site/urls.ts';
import { prefetchOnTouch } from '../../tests/support/deployment.ts';
import { settled } from '../../tests/support/settled.ts';
import { open, workerReady } from '../../tests/support/site-test.ts';
import type { SlowProxy } from './slow-proxy.ts';
import { type MainThreadWork, readWork, traceBrowser } from './trace.ts';

export interface NavigationRequest {
  path: string;
  /** Milliseconds after the click. */
  start: number;
  end: number;
}

export interface Measurement {
  /** Milliseconds from the click to the first frame with the new heading. */
  time: number;
  /** What the navigation asked for until then, without pictures and fonts. */
  requests: NavigationRequest[];
}

export interface Conditions {
  isPrefetched: boolean;
  hasWorker: boolean;
}

export interface Computing {
  /** Of the main thread, from the click to the first frame with the new heading. */
  toHeading: MainThreadWork;
  /** Until everything that follows has been done too. */
  inAll: MainThreadWork;
}

export const CPU_SLOWDOWN = 4;
/** What follows a navigation has been done by then, in milliseconds. */
const FOLLOWS = 1000;
/** Long enough for prefetch to have begun, and to have ended, in milliseconds. */
const QUIET = 2500;

/** Loads the page where the route begins on a fast network, then follows its link on the slow one, on a slow processor. */
export async function measureNavigation(
  context: BrowserContext,
  proxy: SlowProxy,
  route: Route,
  conditions: Conditions,
): Promise<Measurement> {
  const { page, link } = await openRoute(context, proxy, route, conditions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return link.evaluate(followAndMeasure).catch((error: Error) => {
    if (!/context was destroyed/.test(error.message)) throw error;
    // The browser loaded a document instead: no navigation within the app, however fast.
    return { time: Number.POSITIVE_INFINITY, requests: [] };
  });
}

/** The same on the processor as it is: what the main thread computes, in the thread's own time, which a busy machine changes little. */
export async function measureComputing(
  browser: Browser,
  context: BrowserContext,
  proxy: SlowProxy,
  route: Route,
  conditions: Conditions,
): Promise<Computing> {
  const { page, link } = await openRoute(context, proxy, route, conditions);
  const trace = await traceBrowser(browser, page, async () => {
    await link.evaluate(followAndMeasure);
    await pause(FOLLOWS);
    await page.evaluate(() => performance.mark('navigation-followed'));
  });
  return {
    toHeading: readWork(trace, 'navigation-clicked', 'navigation-painted'),
    inAll: readWork(trace, 'navigation-clicked', 'navigation-followed'),
  };
}

/** The visitor has answered what is asked on a first visit. */
export async function dismissOffers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    localStorage.setItem('site:consent', JSON.stringify({ value: 'rejected', expire: Date.now() + 1e9 }));
    localStorage.setItem('site:popup', JSON.stringify({ value: ['false-job-offers'], expire: 9e15 }));
  });
}

async function openRoute(
  context: BrowserContext,
  proxy: SlowProxy,
  { from, to }: Route,
  { isPrefetched, hasWorker }: Conditions,
): Promise<{ page: Page; link: ElementHandle<Element> }> {
  proxy.setSlow(false);
  await dismissOffers(context);
  // tsx compiles functions to call this helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  if (!isPrefetched) await context.addInitScript(prefetchOnTouch);
  const page = await context.newPage();
  await open(page, proxy.url + from);
  if (hasWorker) await workerReady(page);
  const link = page.locator(`a[href="${to}"]:not([aria-roledescription] *):visible`).first();
  await link.scrollIntoViewIfNeeded();
  if (isPrefetched) await link.hover();
  await settled(page, QUIET);
  proxy.setSlow(true);
  return { page, link: (await link.elementHandle()) as ElementHandle<Element> };
}

function followAndMeasure(link: Element): Promise<Measurement> {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const before = heading();
  const isLoading = (entry: PerformanceResourceTiming) => !/\.(?:avif|webp|jpg|png|svg|woff2)(?:\?|$)|\/images\//.test(entry.name);
  return new Promise((resolve) => {
    let clicked = 0;
    const observer = new MutationObserver(() => {
      if (heading() === '' || heading() === before) return;
      observer.disconnect();
      // The frame that shows it has been drawn when the next task runs: this one goes before tasks that waited longer.
      requestAnimationFrame(() => {
        const onPainted = () => {
          const painted = performance.mark('navigation-painted').startTime;
          const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const requests = entries
            .filter((entry) => entry.startTime >= clicked && entry.startTime <= painted && isLoading(entry))
            .map((entry) => ({
              path: entry.name.slice(location.origin.length),
              start: Math.round(entry.startTime - clicked),
              end: Math.round(entry.responseEnd - clicked),
            }));
          resolve({ time: painted - clicked, requests });
        };
        void scheduler.postTask(onPainted, { priority: 'user-blocking' });
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    performance.clearResourceTimings();
    clicked = performance.mark('navigation-clicked').startTime;
    (link as HTMLElement).click();
  });
}

export interface Route {
  name: string;
  from: string;
  to: string;
}

const POST = '20240516-songdo-groundbreaking';
const path = (id: PageId, params = {}) => hrefFor('en', id, params);
const post = path('newsroomPost', { id: POST });

export const ROUTES: readonly Route[] = [
  { name: 'home to list', from: path('home'), to: path('newsroom') },
  // The post stands on the first page of its category.
  { name: 'list to post', from: `${path('newsroom')}?year=2024`, to: post },
  { name: 'post to text page', from: post, to: path('company') },
  { name: 'text page to contact', from: path('company'), to: path('contact') },
  { name: 'home to campus', from: path('home'), to: path('songdo') },
];
