import { mkdtempSync, rmSync } from 'node:fs';
import { type Browser, expect } from '@playwright/test';
import { hrefFor } from '../../core/site/urls.ts';
import { CACHE, DIST } from '../../pipeline/paths.ts';
import { countPageBytes } from '../../tests/support/count-page-bytes.ts';
import type { FaultProxy } from '../../tests/support/fault-proxy.ts';
import { linkFiles } from '../../tests/support/other-build.ts';
import { saveDataInContext, saveDataInWorker } from '../../tests/support/save-data.ts';
import { installClock, passTime } from '../../tests/support/settled.ts';
import { startServer } from '../../tests/support/start-server.ts';
import type { BudgetFigure } from './figure.ts';
import { LIMITS } from './limits.ts';
import { openContext } from './open-context.ts';

/** The heaviest kinds of pages. */
const VISITS = [
  ['contact', {}],
  ['newsroomPost', { id: '20240516-songdo-groundbreaking' }],
] as const;

/** What a page fetches on a first visit under data saver, until 6 s after load. */
export async function measureDataSaver(browser: Browser, proxy: FaultProxy): Promise<BudgetFigure[]> {
  const dist = mkdtempSync(`${CACHE}/save-data-`);
  linkFiles(DIST, dist);
  saveDataInWorker(`${dist}/site`);
  const server = await startServer({ dist });
  try {
    await proxy.setTarget(server.port);
    const figures: BudgetFigure[] = [];
    for (const [id, params] of VISITS) {
      const context = await openContext(browser, 'ko', { hasWorker: true });
      await saveDataInContext(context);
      const page = await context.newPage();
      await installClock(page);
      const sums = await countPageBytes(page);
      const path = hrefFor('ko', id, params);
      await page.goto(proxy.url + path);
      const isStored = () => page.evaluate(async (key) => (await caches.match(key)) !== undefined, path);
      await expect.poll(isStored, { timeout: 30_000, message: 'the worker has stored the page' }).toBe(true);
      await passTime(page, 6000);
      const name = `data saver, ${id}, ko`;
      figures.push(
        { name, unit: 'B', measured: sums.all ?? 0, budget: LIMITS.dataSaver.total },
        { name: `${name}: scripts`, unit: 'B', measured: sums.Script ?? 0, budget: LIMITS.dataSaver.script },
      );
      await context.close();
    }
    return figures;
  } finally {
    await server.stop();
    rmSync(dist, { recursive: true, force: true });
  }
}
