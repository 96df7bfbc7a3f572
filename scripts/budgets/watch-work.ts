import type { Page } from '@playwright/test';

/** An interaction from the input to the next frame, in milliseconds. */
interface Interaction {
  id: number;
  duration: number;
}

/** A script that ran in a long frame. */
interface LongScript {
  name: string;
  duration: number;
}

interface Watched {
  longestTask: number;
  interactions: Interaction[];
  scripts: LongScript[];
}

type WatchedWindow = Window & { watched: Watched };

/** Event Timing reports no shorter ones; its durations are multiples of 8. */
export const SHORTEST_EVENT = 16;

/** Records from the start of the next document: long tasks, interactions as INP counts them, and the scripts of long frames. */
export async function watchWork(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const watched: Watched = { longestTask: 0, interactions: [], scripts: [] };
    Object.assign(window, { watched });
    const observe = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void, options = {}) =>
      new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({ type, buffered: true, ...options });
    observe('longtask', ({ duration }) => {
      watched.longestTask = Math.max(watched.longestTask, duration);
    });
    observe<PerformanceEventTiming & { interactionId: number }>(
      'event',
      ({ interactionId, duration }) => {
        if (interactionId) watched.interactions.push({ id: interactionId, duration });
      },
      { durationThreshold },
    );
    observe<PerformanceEntry & { scripts: { sourceURL: string; sourceFunctionName: string; invoker: string; duration: number }[] }>(
      'long-animation-frame',
      ({ scripts }) => {
        for (const { sourceURL, sourceFunctionName, invoker, duration } of scripts)
          watched.scripts.push({ name: `${invoker} ${sourceURL.split('/').at(-1)} ${sourceFunctionName}`.trim(), duration });
      },
    );
  }, SHORTEST_EVENT);
}

/** The longest task since the document began. */
export const longestTask = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as WatchedWindow).watched.longestTask);

/** Forgets what was recorded until now. */
export async function forgetWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign((window as unknown as WatchedWindow).watched, { longestTask: 0, interactions: [], scripts: [] });
  });
}

/** The longest interaction since then, once its frame has been shown: the longest of the events of each. */
export async function longestInteraction(page: Page): Promise<number> {
  const interactions = () => page.evaluate(() => (window as unknown as WatchedWindow).watched.interactions);
  await page
    .waitForFunction(() => (window as unknown as WatchedWindow).watched.interactions.length > 0, undefined, { timeout: 2000 })
    .catch((error: Error) => {
      // One that is shorter than what is reported.
      if (error.name !== 'TimeoutError') throw error;
    });
  return Math.max(SHORTEST_EVENT, ...(await interactions()).map(({ duration }) => duration));
}

/** The scripts that took longest, such as `BUTTON.onclick vendor-Clm3vm3b.js dispatch: 80 ms`. */
export async function longestScripts(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() => (window as unknown as WatchedWindow).watched.scripts);
  return scripts
    .sort((a, b) => b.duration - a.duration)
    .slice(0, 3)
    .map(({ name, duration }) => `${name}: ${Math.round(duration)} ms`);
}
