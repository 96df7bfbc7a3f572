import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { BROKEN, test } from '../../../support/deployment.ts';
import { NETWORK_STATES } from '../../../support/fault-proxy.ts';
import { randomFrom } from '../../../support/random-from.ts';
import { chooseStep, startBadNetwork, visit } from '../../../support/random-walk.ts';
import { samplePage } from '../../../support/sample-page.ts';
import { builtPaths, expect, open, workerReady } from '../../../support/site-test.ts';
import { type Fault, watchStep } from '../../../support/watch-walk.ts';

// What a second try passes would be hidden.
test.describe.configure({ retries: 0 });

const SEED = Number(process.env.SEED ?? 20_261_122);
/** `MINUTES=10` walks longer, with a seed of one's own. */
const MINUTES = Number(process.env.MINUTES ?? 1);
const MINUTE = 60_000;

test(`a walk of ${MINUTES} min on a network that goes, hangs, breaks off, answers 503 and lies every 1 to 8 s (seed ${SEED})`, async ({
  deployment,
  page,
  context,
  consoleErrors,
}) => {
  test.setTimeout((MINUTES + 2) * MINUTE);
  consoleErrors.allow(BROKEN);
  // A module, a style sheet or a font that somebody else answered with a page.
  consoleErrors.allow(/MIME type|Failed to decode downloaded font|OTS parsing error/);
  const uncaught: string[] = [];
  context.on('weberror', (error) => uncaught.push(String(error.error().stack ?? error.error())));
  const faults: (Fault & { step: string; network: string; at: number })[] = [];
  const random = randomFrom(SEED);
  const paths = builtPaths();

  await open(page, `${deployment.url}/en`);
  await workerReady(page);
  const network = startBadNetwork(deployment, randomFrom(SEED));
  const begun = performance.now();
  let steps = 0;
  while (performance.now() - begun < MINUTES * MINUTE) {
    const step = (await samplePage(page))?.isOurs ? chooseStep(random, paths) : visit(random() < 0.5 ? '/en' : '/ko');
    steps += 1;
    const report = (fault: Fault) =>
      faults.push({ ...fault, step: step.name, network: network.state, at: Math.round(performance.now() - begun) });
    await watchStep(page, () => step.begin(page), report);
    await closeDialog(page);
    await pause(random() * 1500);
  }
  await network.stop();

  test.info().annotations.push({ type: 'walk', description: JSON.stringify({ steps, ...network.counts }) });
  expect(faults).toEqual([]);
  expect(uncaught).toEqual([]);
  // A walk that met nothing would prove nothing.
  expect(steps).toBeGreaterThan(MINUTES * 6);
  for (const state of NETWORK_STATES) expect(network.counts[state], state).toBeGreaterThan(0);
});

async function closeDialog(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('dialog[open] header button')?.click()).catch(() => undefined);
}
