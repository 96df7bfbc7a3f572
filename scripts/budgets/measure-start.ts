import type { Browser } from '@playwright/test';
import { spendPrefetch } from '../../tests/support/deployment.ts';
import { openBarePage } from './open-bare-page.ts';
import { rejectCookies } from './open-context.ts';
import { longestScripts, recordWork, SHORTEST_EVENT, type Watched } from './watch-work.ts';

export interface Start {
  /** Milliseconds of the longest task from when the app is asked for until it has run for a while. */
  longestTask: number;
  /** The longest scripts of long frames meanwhile. */
  scripts: string[];
  /** The part of the time of its tasks in which the main thread had a processor, from 0 to 1. */
  share: number;
}

/** How long after its start the app is watched: what it leaves for later has come by then. */
const WATCHED_FOR = 1500;

/** Loads a page on a CPU that is slowed down by the factor, and watches how the app takes over the document. */
export async function measureStart(browser: Browser, url: string, cpuSlowdown: number): Promise<Start> {
  const page = await openBarePage(browser, { width: 412, height: 823 });
  try {
    // tsx compiles functions to call this helper, which the page does not have.
    const helper = 'globalThis.__name = (value) => value;';
    for (const source of [`(${recordWork})(${SHORTEST_EVENT})`, `(${spendPrefetch})()`, `(${rejectCookies})()`])
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: helper + source });
    await page.send('Performance.enable');
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.send('Page.navigate', { url });
    const asked = await page.evaluate<number>(`(${untilStarted})(${WATCHED_FOR})`);
    const watched = await page.evaluate<Watched>('watched');
    const { metrics } = (await page.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return {
      longestTask: Math.max(0, ...watched.tasks.filter(({ start }) => start >= asked).map(({ duration }) => duration)),
      scripts: longestScripts(watched),
      share: metric('ThreadTime') / metric('TaskDuration'),
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page: resolves some time after the app has started with when its entry was asked for. */
async function untilStarted(watchedFor: number): Promise<number> {
  await new Promise<void>((resolve) => {
    const look = () => (document.querySelector('html[data-app="ready"]') ? resolve() : setTimeout(look, 50));
    look();
  });
  await new Promise((resolve) => setTimeout(resolve, watchedFor));
  const { entry } = document.getElementById('boot')?.dataset ?? {};
  const [request] = performance.getEntriesByName(new URL(entry ?? '', location.href).href);
  return request?.startTime ?? 0;
}
