import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How long nothing must happen before it counts as quiet, in milliseconds. */
const SILENCE = 300;

/** Waits until the value has not changed for a while. There is no event for what does not happen. */
export async function unchanged(value: () => unknown, silence = SILENCE): Promise<void> {
  let last = value();
  let since = performance.now();
  while (performance.now() - since < silence) {
    await pause(25);
    const next = value();
    if (next !== last) since = performance.now();
    last = next;
  }
}

/** Waits until the page and its worker have asked for nothing for a while: what an action starts has started. */
export async function settled(page: Page, silence = SILENCE): Promise<void> {
  let events = 0;
  const count = () => {
    events += 1;
  };
  const context = page.context();
  for (const name of ['request', 'requestfinished', 'requestfailed'] as const) context.on(name as 'request', count);
  await unchanged(() => events, silence);
  for (const name of ['request', 'requestfinished', 'requestfailed'] as const) context.off(name as 'request', count);
}

/** Lets the timers of pages run as if this many milliseconds had passed. Their clock must be installed (`page.clock.install()`). */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settled(page);
}

/**
 * Gives the page a clock that tests can move, but leaves it the browser's own performance entries: Playwright's clock would answer
 * every request for them with an empty list, so that a check of what was loaded could not fail.
 */
export async function installClock(page: Page, options?: { time?: Date }): Promise<void> {
  const context = page.context();
  await context.addInitScript(() => {
    Object.assign(window, { realPerformance: performance });
  });
  await page.clock.install(options);
  await context.addInitScript(() => {
    const { realPerformance: real } = window as unknown as { realPerformance: Performance };
    for (const name of ['getEntries', 'getEntriesByName', 'getEntriesByType'] as const)
      Object.defineProperty(performance, name, { value: real[name].bind(real), configurable: true });
  });
}
