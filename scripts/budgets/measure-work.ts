import type { Browser, Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { hrefFor } from '../../core/site/urls.ts';
import { settled } from '../../tests/support/settled.ts';
import { open } from '../../tests/support/site-test.ts';
import { CPU_SLOWDOWN, DESKTOP_INDEX, type Measured } from '../lighthouse/machine.ts';
import { INTERACTIONS } from './interactions.ts';
import { measureStart } from './measure-start.ts';
import { openContext } from './open-context.ts';
import { forgetWork, longestInteraction, longestScripts, readWork, watchWork } from './watch-work.ts';

/** What the main thread did in one round. */
export interface WorkRound {
  /** Milliseconds by figure. */
  times: Record<string, number>;
  /** The longest scripts by figure. */
  scripts: Record<string, string[]>;
}

export const START = 'longest task while a text page starts';
export const interactionName = (name: string) => `interaction: ${name}`;

/** Loads a text page, and uses four others, each in a visit of its own, on the CPU of the phone that Lighthouse simulates. */
export async function measureWork(browser: Browser, origin: string, index: number): Promise<Measured<WorkRound>> {
  const times: WorkRound['times'] = {};
  const scripts: WorkRound['scripts'] = {};
  // On a machine slower than a desktop computer the CPU is slowed down less: the phone stays the same.
  const rate = Math.max(1, CPU_SLOWDOWN * Math.min(1, index / DESKTOP_INDEX));
  const measured = await benchmark(browser);

  const start = await measureStart(browser, origin + hrefFor('en', 'ceo'), rate);
  times[START] = start.longestTask;
  scripts[START] = start.scripts;

  for (const { name, page: id, prepare, act } of INTERACTIONS) {
    const page = await openPage(browser);
    await open(page, origin + hrefFor('en', id));
    await settled(page);
    await prepare?.(page);
    await settled(page);
    await slowDown(page, rate);
    await forgetWork(page);
    await act(page);
    times[interactionName(name)] = await longestInteraction(page);
    scripts[interactionName(name)] = longestScripts(await readWork(page));
    await page.context().close();
  }
  return { value: { times, scripts }, index: measured, share: start.share };
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await (await openContext(browser, 'en', { hasWorker: false })).newPage();
  await watchWork(page);
  return page;
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Lighthouse's own measure of a machine, in a page that does nothing else. */
async function benchmark(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return index;
}
