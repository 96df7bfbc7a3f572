import { chromium } from '@playwright/test';
import { BROWSER_ARGS } from '../../playwright.config.ts';
import { startFaultProxy } from '../../tests/support/fault-proxy.ts';
import { startServer } from '../../tests/support/start-server.ts';
import { findChromium } from '../find-chromium.mjs';
import { measureDataSaver } from './data-saver-visits.ts';
import type { BudgetFigure } from './figure.ts';
import { measureFiles } from './files.ts';
import { measureFirstVisits } from './first-visits.ts';
import { measureNavigationFigures } from './navigations.ts';
import { measureWorkFigures } from './work.ts';

/** Measures everything that Lighthouse does not see, times first, and says what is under way. */
export async function measureBudgets(
  begin: (text: string) => void,
  { hasNavigation }: { hasNavigation: boolean },
): Promise<BudgetFigure[]> {
  const server = await startServer();
  const proxy = await startFaultProxy();
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
  try {
    await proxy.setTarget(server.port);
    begin('tasks and interactions');
    const work = await measureWorkFigures(browser, server.url);
    if (hasNavigation) begin('navigation within the app');
    const navigations = hasNavigation ? await measureNavigationFigures() : [];
    begin('first visits with the worker');
    const visits = await measureFirstVisits(browser, proxy);
    begin('visits under data saver');
    return [...measureFiles(), ...visits, ...(await measureDataSaver(browser, proxy)), ...work, ...navigations];
  } finally {
    await browser.close();
    await proxy.stop();
    await server.stop();
  }
}
