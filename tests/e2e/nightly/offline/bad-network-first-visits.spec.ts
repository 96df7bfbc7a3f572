import type { BrowserContext, Page } from '@playwright/test';
import { hrefFor } from '../../../../core/site/urls.ts';
import { BROKEN, type Deployment, test } from '../../../support/deployment.ts';
import { randomFrom } from '../../../support/random-from.ts';
import { samplePage } from '../../../support/sample-page.ts';
import { settled } from '../../../support/settled.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { wordsOf } from '../../../support/words-of.ts';

// What a second try passes would be hidden.
test.describe.configure({ retries: 0 });

const SEED = Number(process.env.SEED ?? 20_261_122);
/** `COUNT=30` visits more often. */
const COUNT = Number(process.env.COUNT ?? 6);
const SECONDS = 1000;
const HOME = hrefFor('en', 'home');
const NEWSROOM = hrefFor('en', 'newsroom');

test(`${COUNT} first visits cut at random bytes: what has come stays readable, and the next visit is whole (seed ${SEED})`, async ({
  deployment,
  browser,
  consoleErrors,
}) => {
  test.setTimeout(60 * SECONDS + COUNT * 20 * SECONDS);
  consoleErrors.allow(BROKEN);
  const whole = await inContext(browser.newContext(), (page) => measureFirstVisit(page, deployment));
  const random = randomFrom(SEED + COUNT);
  const cuts: object[] = [];
  for (let visit = 0; visit < COUNT; visit += 1) {
    const bytes = Math.ceil(random() * whole.all);
    await deployment.restoreNetwork();
    deployment.cutAfter(bytes);
    await inContext(browser.newContext(), async (page, uncaught) => {
      await page.goto(deployment.url + HOME, { waitUntil: 'commit' }).catch(() => undefined);
      await settled(page, 1000);
      const seen = await samplePage(page);
      const isBrowsers = page.url().startsWith('chrome-error:');
      cuts.push({ bytes, isBrowsers, heading: seen?.heading, letters: seen?.mainText.length, app: await appState(page) });
      // A document that has not come cannot be read; all others are.
      if (bytes > whole.document) {
        expect([isBrowsers, seen?.isOurs], `cut after ${bytes} bytes`).toEqual([false, true]);
        expect(seen?.mainText.length, `cut after ${bytes} bytes`).toBeGreaterThan(500);
      }
      expect(uncaught, `cut after ${bytes} bytes`).toEqual([]);
      await deployment.restoreNetwork();
      // The visitor tries again.
      await open(page, deployment.url + HOME);
      await workerReady(page);
      await deployment.setNetwork('down');
      await page.goto(deployment.url + NEWSROOM);
      await expect(page.locator('h1')).toHaveText(wordsOf('en', 'newsroom').heading);
      await expect(page.locator('main article').first()).toBeVisible();
      expect(uncaught, `the visit after the cut at ${bytes} bytes`).toEqual([]);
    });
  }
  test.info().annotations.push({ type: 'cuts', description: JSON.stringify({ whole, cuts }) });
  expect(cuts).toHaveLength(COUNT);
});

/** What the network carries until the worker holds what it promises, and how much of it is the document. */
async function measureFirstVisit(page: Page, deployment: Deployment): Promise<{ document: number; all: number }> {
  const before = deployment.seen.length;
  await open(page, deployment.url + HOME);
  await workerReady(page);
  const seen = deployment.seen.slice(before);
  return { document: seen[0]?.bytes ?? 0, all: seen.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function appState(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.app).catch(() => undefined);
}

async function inContext<Result>(
  opening: Promise<BrowserContext>,
  run: (page: Page, uncaught: string[]) => Promise<Result>,
): Promise<Result> {
  const context = await opening;
  const uncaught: string[] = [];
  context.on('weberror', (error) => {
    const text = String(error.error().stack ?? error.error());
    // A script that the browser has only a part of, and says so before the page fetches it anew (src/app/boot/boot.ts).
    if (!text.startsWith('SyntaxError')) uncaught.push(text);
  });
  try {
    return await run(await context.newPage(), uncaught);
  } finally {
    await context.close();
  }
}
