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

/** A task of 50 ms or more. */
interface LongTask {
  start: number;
  duration: number;
}

export interface Watched {
  tasks: LongTask[];
  interactions: Interaction[];
  scripts: LongScript[];
}

type WatchedWindow = Window & { watched: Watched };

/** Event Timing reports no shorter ones; its durations are multiples of 8. */
export const SHORTEST_EVENT = 16;

/** Records from the start of the next document: long tasks, interactions as INP counts them, and the scripts of long frames. */
export async function watchWork(page: Page): Promise<void> {
  await page.addInitScript(recordWork, SHORTEST_EVENT);
}

/** Runs in the page, before anything of its own: records in `watched`. */
export function recordWork(durationThreshold: number): void {
  const watched: Watched = { tasks: [], interactions: [], scripts: [] };
  Object.assign(window, { watched });
  const observe = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void, options = {}) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({ type, buffered: true, ...options });
  observe('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, duration }));
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
}

/** Forgets what was recorded until now. */
export async function forgetWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign((window as unknown as WatchedWindow).watched, { tasks: [], interactions: [], scripts: [] });
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

export const readWork = (page: Page): Promise<Watched> => page.evaluate(() => (window as unknown as WatchedWindow).watched);

/** The scripts that took longest, such as `BUTTON.onclick vendor-Clm3vm3b.js dispatch: 80 ms`. */
export function longestScripts({ scripts }: Pick<Watched, 'scripts'>): string[] {
  return scripts
    .toSorted((a, b) => b.duration - a.duration)
    .slice(0, 3)
    .map(({ name, duration }) => `${name}: ${Math.round(duration)} ms`);
}
