import type { Browser, Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { hrefFor } from '../../core/site/urls.ts';
import { settled } from '../../tests/support/settled.ts';
import { appReady, open } from '../../tests/support/site-test.ts';
import { CPU_SLOWDOWN, DESKTOP_INDEX } from '../lighthouse/machine.ts';
import { INTERACTIONS } from './interactions.ts';
import { openContext } from './open-context.ts';
import { forgetWork, longestInteraction, longestScripts, longestTask, watchWork } from './watch-work.ts';

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
export async function measureWork(browser: Browser, origin: string, index: number): Promise<{ value: WorkRound; index: number }> {
  const times: WorkRound['times'] = {};
  const scripts: WorkRound['scripts'] = {};
  // On a machine slower than a desktop computer the CPU is slowed down less: the phone stays the same.
  const rate = Math.max(1, CPU_SLOWDOWN * Math.min(1, index / DESKTOP_INDEX));
  const note = async (name: string, page: Page, time: number) => {
    times[name] = time;
    scripts[name] = await longestScripts(page);
    await page.context().close();
  };
  const measured = await benchmark(browser);

  const text = await openPage(browser);
  await slowDown(text, rate);
  await text.goto(origin + hrefFor('en', 'ceo'));
  await appReady(text);
  await settled(text);
  await note(START, text, await longestTask(text));

  for (const { name, page: id, prepare, act } of INTERACTIONS) {
    const page = await openPage(browser);
    await open(page, origin + hrefFor('en', id));
    await settled(page);
    await prepare?.(page);
    await settled(page);
    await slowDown(page, rate);
    await forgetWork(page);
    await act(page);
    await note(interactionName(name), page, await longestInteraction(page));
  }
  return { value: { times, scripts }, index: measured };
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
