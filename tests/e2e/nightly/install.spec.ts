import { expect, open, test, WHOLE_BROWSER } from '../../support/site-test.ts';

test.use(WHOLE_BROWSER);

const locale = 'en';
test('the browser finds the site fit to be installed', async ({ page, base }) => {
  await open(page, `${base}/${locale}`);
  await page.locator('head > link[rel="manifest"]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.url).toBe(`${base}/${locale}/app.webmanifest`);
  expect(manifest.errors).toEqual([]);
  // A private window, as tests have, is never installed into.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(await session.send('Page.getAppId')).toMatchObject({ appId: `${base}/` });
  // When it is offered: src/features/install/install-offer.test.tsx.
  const isHeld = () => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  expect(await page.evaluate(isHeld), "the boot script holds the browser's own offer back").toBe(true);
});
