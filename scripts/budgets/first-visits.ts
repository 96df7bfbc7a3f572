import type { Browser } from '@playwright/test';
import { LOCALES } from '../../core/site/locales.ts';
import { hrefFor } from '../../core/site/urls.ts';
import type { FaultProxy } from '../../tests/support/fault-proxy.ts';
import { settled } from '../../tests/support/settled.ts';
import { open, workerReady } from '../../tests/support/site-test.ts';
import type { BudgetFigure } from './figure.ts';
import { LIMITS } from './limits.ts';
import { openContext } from './open-context.ts';

/** What a first visit to home costs with worker and offline kit, at rest, as the network carries it; and the second one. */
export async function measureFirstVisits(browser: Browser, proxy: FaultProxy): Promise<BudgetFigure[]> {
  const figures: BudgetFigure[] = [];
  for (const locale of LOCALES) {
    await proxy.reset();
    const spent = () => proxy.seen.reduce((sum, { bytes }) => sum + bytes, 0);
    const context = await openContext(browser, locale, { hasWorker: true, isNew: true });
    const page = await context.newPage();
    // The carousel stands still: its next slides, with their pictures, belong to a longer visit.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const prefetch = page.waitForResponse(/\/assets\/prefetch-/);
    await open(page, proxy.url + hrefFor(locale, 'home'));
    await workerReady(page);
    await prefetch;
    await settled(page);
    const [bytes, requests] = [spent(), proxy.seen.length];
    await page.reload();
    await workerReady(page);
    await settled(page, 1000);
    const name = `first visit to home, ${locale}`;
    figures.push(
      { name, unit: 'B', measured: bytes, budget: LIMITS.firstVisit[locale] },
      { name: `${name}: requests`, unit: '', measured: requests, budget: LIMITS.firstVisitRequests },
      { name: `second visit to home, ${locale}`, unit: 'B', measured: spent() - bytes, budget: LIMITS.secondVisit },
    );
    await context.close();
  }
  return figures;
}
