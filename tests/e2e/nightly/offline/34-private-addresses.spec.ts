import { hrefFor } from '../../../../core/site/urls.ts';
import { BROKEN, storedPaths, test } from '../../../support/deployment.ts';
import { settled } from '../../../support/settled.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';

test('an address with a secret is never stored, nor an answer that forbids it', async ({ deployment, page, consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  const forbidden = hrefFor('en', 'quality');
  deployment.overrideHeaders(/^\/en\/services\/quality$/, { 'cache-control': 'private, no-store' });
  deployment.overrideHeaders(/^\/api\/v1\/posts\/notice\//, { 'cache-control': 'no-store' });
  await open(page, deployment.url + hrefFor('en', 'home'));
  await workerReady(page);

  const secrets = [`${hrefFor('en', 'ceo')}?token=abc`, `${hrefFor('ko', 'company')}?code=123&utm_source=mail`];
  for (const path of secrets) {
    await open(page, deployment.url + path);
    await workerReady(page);
    expect(
      deployment.seen.filter((one) => one.path === path),
      'it reached the server',
    ).toHaveLength(1);
  }
  await open(page, deployment.url + forbidden);
  const answers = [
    '/api/v1/posts/newsroom/20240516-songdo-groundbreaking?locale=en&token=abc',
    '/api/v1/posts/notice/20251222-year-end-hours?locale=en',
  ];
  for (const path of answers) expect(await page.evaluate((address) => fetch(address).then(({ status }) => status), path), path).toBe(200);
  const image = await page.evaluate(async () => {
    const address = `${document.querySelector('img')?.currentSrc || '/icon-192.png'}?code=1`;
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    return new URL(address, location.href).pathname;
  });
  await settled(page);

  const stored = await storedPaths(page);
  expect(stored.filter((path) => /[?&](?:token|code)=/.test(path))).toEqual([]);
  expect(stored).not.toContain(forbidden);
  expect(stored).not.toContain(answers[1]);
  expect(stored).not.toContain(`${image}?code=1`);
  // What may be stored is.
  expect(stored).toContain(hrefFor('en', 'home'));

  await deployment.setNetwork('down');
  // The page that forbids it is in the offline kit, as the build published it to everyone; what the server answered is not.
  for (const path of secrets) expect((await page.goto(deployment.url + path))?.status(), path).toBe(503);
});
