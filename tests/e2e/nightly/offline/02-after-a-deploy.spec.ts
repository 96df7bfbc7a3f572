import { hrefFor } from '../../../../core/site/urls.ts';
import { buildsIn, countLoads, follow, test } from '../../../support/deployment.ts';
import { expect, open, WHOLE_BROWSER, workerReady } from '../../../support/site-test.ts';

test.use(WHOLE_BROWSER);

const locale = 'ko';
test('lists and posts open within the app after a deploy, and without a network', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  const post = hrefFor(locale, 'newsroomPost', { id: '20240516-songdo-groundbreaking' });
  await open(page, deployment.url + hrefFor(locale, 'home'));
  await workerReady(page);
  await deployment.deploy('B');
  const loads = countLoads(page);
  const read = async () => {
    await follow(page, hrefFor(locale, 'newsroom'));
    await expect(page.locator('main article')).toHaveCount(9);
    await follow(page, post);
    await expect(page.locator('[data-post-body]').first()).toBeVisible();
  };
  await read();
  // The worker is told of what was shown, and keeps it.
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path, { cacheName: 'site-v1-pages' })), post))
    .toBe(true);
  await follow(page, hrefFor(locale, 'home'));
  await deployment.setNetwork('down');
  await read();
  expect([loads(), await buildsIn(page)]).toEqual([0, ['A']]);
});
