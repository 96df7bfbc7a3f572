import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { DIST } from '../../pipeline/paths.ts';
import { expect, open, test, wordsOf } from '../support/site-test.ts';
import { startServer } from '../support/start-server.ts';

/** The page of before; a page that is just being reloaded cannot say. */
const isOld = (page: Page) => page.evaluate(() => 'old' in window).catch(() => true);

// A new build is a worker with other bytes. It waits for the visitor, then every tab reloads once (failure modes 9, 10, 11).
for (const [name, init] of [
  ['', undefined],
  [
    ', also where controllerchange never fires',
    () => navigator.serviceWorker?.addEventListener('controllerchange', (event) => event.stopImmediatePropagation()),
  ],
] as const) {
  test(`a new version is offered, and taken only when the visitor says so${name}`, async ({ page, context }) => {
    test.setTimeout(90_000);
    const dist = mkdtempSync(`${tmpdir()}/site-`);
    cpSync(DIST, dist, { recursive: true });
    const server = await startServer({ dist });
    const { ui } = wordsOf('en', 'common');
    if (init) await context.addInitScript(init);
    try {
      await open(page, `${server.url}/en`);
      await page.locator('html[data-worker="ready"]').waitFor();
      await page.reload();
      const other = await context.newPage();
      await open(other, `${server.url}/en/aboutus/company`);
      for (const file of ['sw.js', 'sw.js.br', 'sw.js.gz']) rmSync(`${dist}/site/${file}`);
      cpSync(`${DIST}/site/sw.js`, `${dist}/site/sw.js`);
      appendFileSync(`${dist}/site/sw.js`, '\n// build B\n');
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect(page.getByText(ui.update)).toBeVisible();
      await expect(other.getByText(ui.update)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { old: true }));
      await other.evaluate(() => Object.assign(window, { old: true }));
      await page.getByRole('button', { name: ui.updateAction }).click();
      await expect.poll(() => isOld(page), { timeout: 10_000 }).toBe(false);
      if (!init) await expect.poll(() => isOld(other), { timeout: 10_000 }).toBe(false);
      await expect(page.getByText(ui.update)).toHaveCount(0);
    } finally {
      await server.stop();
      rmSync(dist, { recursive: true });
    }
  });
}
