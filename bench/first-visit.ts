import { chromium } from '@playwright/test';
import { getPage } from '../core/site/pages.ts';
import { hrefFor } from '../core/site/urls.ts';
import { BROWSER_ARGS } from '../playwright.config.ts';
import { pageLimits } from '../scripts/budgets/limits.ts';
import { findChromium } from '../scripts/find-chromium.mjs';
import { spendPrefetch } from '../tests/support/deployment.ts';
import { measureVisit } from '../tests/support/measure-visit.ts';
import { startServer } from '../tests/support/start-server.ts';
import { type Figure, round, runAlone } from './figures.ts';

/** Bytes on the wire of a first visit on a phone until 5 s after load, as tests/e2e/budgets.spec.ts counts them: without the worker. */
const VISITS = [
  { page: 'home', locale: 'ko', document: 14 },
  { page: 'company', locale: 'ko', document: 14 },
] as const;

export async function measureFirstVisits(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  try {
    const figures: Figure[] = [];
    for (const { page: id, locale, document } of VISITS) {
      const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ko-KR' });
      await context.addInitScript(spendPrefetch);
      // tsx compiles functions to call this helper, which the page does not have.
      await context.addInitScript('globalThis.__name = (value) => value');
      const files = await measureVisit(await context.newPage(), server.url + hrefFor(locale, id));
      const kilobytes = (list: typeof files) => round(list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
      const name = `${id} in ${locale}`;
      figures.push({ name, unit: 'KB', figure: kilobytes(files), budget: pageLimits(getPage(id)).total / 1024 });
      figures.push({
        name: `${name}, document`,
        unit: 'KB',
        figure: kilobytes(files.filter(({ type }) => type === 'document')),
        budget: document,
      });
      figures.push({ name: `${name}, requests`, unit: '', figure: files.length });
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

await runAlone(import.meta.url, measureFirstVisits);
