import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { hrefFor } from '../../../core/site/urls.ts';
import { openForm, storedSubjects, WRITTEN, write } from '../../support/contact-form.ts';
import { BROKEN } from '../../support/deployment.ts';
import { findPort } from '../../support/find-port.ts';
import { ProjectCopy } from '../../support/project-copy.ts';
import { expect, open, test, workerReady } from '../../support/site-test.ts';
import { type RunningServer, startServer } from '../../support/start-server.ts';
import { wordsOf } from '../../support/words-of.ts';

const LIST = hrefFor('en', 'newsroom');
const { form, message } = wordsOf('en', 'contact');

test.describe('a build whose API is at another origin', () => {
  const project = new ProjectCopy();
  const dataDir = mkdtempSync(`${tmpdir()}/elsewhere-`);
  let site: RunningServer;
  let api: RunningServer;
  test.beforeAll(async () => {
    // A build, beside three other tests on a small machine.
    test.setTimeout(480_000);
    const [sitePort, apiPort] = [await findPort(), await findPort()];
    await project.build({ ORIGIN: `http://localhost:${sitePort}`, API_BASE: `http://localhost:${apiPort}` });
    const dist = `${project.folder}/dist`;
    site = await startServer({ port: sitePort, dist });
    api = await startServer({ port: apiPort, dist, dataDir });
  });
  test.afterAll(async () => {
    await Promise.all([site?.stop(), api?.stop()]);
    project.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('lists, posts, search and the form use it, and go on without a network', async ({ page, consoleErrors }) => {
    test.setTimeout(180_000);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    await openForm(page, site.url, 'en');
    await write(page, WRITTEN);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('alertdialog')).toContainText(message.success);
    expect(await storedSubjects(dataDir)).toEqual([WRITTEN.subject]);

    await open(page, `${site.url}${LIST}?year=2024&sort=asc`);
    await expect(page.locator('main article')).toHaveCount(5);
    await page.locator('main article a').first().click();
    await expect(page.locator('[data-post-body]').first()).toBeVisible();
    const post = page.url();
    await open(page, `${site.url}${hrefFor('en', 'search')}?q=OEL`);
    await expect(page.locator('main article, main li a').first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((url) => !url.startsWith(`${api.url}/`))).toEqual([]);

    await workerReady(page);
    await Promise.all([site.stop(), api.stop()]);
    consoleErrors.allow(BROKEN);
    await open(page, `${site.url}${LIST}?year=2024&sort=asc`);
    await expect(page.locator('main article')).toHaveCount(5);
    await open(page, `${site.url}${LIST}?q=OEL`);
    await expect(page.locator('main article').first()).toBeVisible();
    await open(page, post);
    await expect(page.locator('[data-post-body]').first()).toBeVisible();
  });
});
