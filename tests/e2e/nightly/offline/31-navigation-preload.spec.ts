import { hrefFor } from '../../../../core/site/urls.ts';
import { makeOld, test } from '../../../support/deployment.ts';
import { settled } from '../../../support/settled.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';

// Every test fails on a console message; Chromium writes one for each preload that is cancelled.
test('one request a navigation reaches the server, and no preload is cancelled', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  await open(page, deployment.url + hrefFor('en', 'ceo'));
  await workerReady(page);
  const state = await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState());
  expect(state).toMatchObject({ enabled: true });

  const goTo = async (path: string) => {
    const before = deployment.seen.length;
    await page.goto(deployment.url + path);
    await settled(page);
    return deployment.seen.slice(before).filter((one) => one.path === path);
  };
  const preloaded = expect.objectContaining({ 'service-worker-navigation-preload': 'true' });
  const cases: [what: string, path: string, status: number][] = [
    ['never visited', hrefFor('en', 'company'), 200],
    ['prefetched just now, answered from the store', hrefFor('en', 'newsroom'), 304],
    ['in another language', hrefFor('ko', 'company'), 200],
    ['unknown', '/en/nope', 404],
  ];
  for (const [what, path, status] of cases) {
    const requests = await goTo(path);
    expect(requests, what).toEqual([expect.objectContaining({ method: 'GET', headers: preloaded })]);
    expect([200, status], what).toContain(requests[0]?.status);
  }
  await makeOld(page, 3_600_000);
  expect(await goTo(hrefFor('en', 'ceo')), 'stored long ago').toHaveLength(1);
  await page.reload();
  await settled(page);
});
