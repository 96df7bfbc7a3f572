import { openForm, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { installClock, settled } from '../../../support/settled.ts';
import { expect, workerReady } from '../../../support/site-test.ts';
import { inquiriesSeen, outboxOf } from '../../../support/waiting-inquiries.ts';
import { wordsOf } from '../../../support/words-of.ts';

test.use({ hasAnsweredBanner: true });
test.beforeEach(async ({ context, consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    // As in Safari and Firefox.
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
});

const { form, message, waiting } = wordsOf('en', 'contact');

test('without background sync an inquiry goes once when the network is back and the tab is shown', async ({ deployment, page }) => {
  await installClock(page);
  await openForm(page, deployment.url, 'en');
  await workerReady(page);
  expect(await page.evaluate(() => 'SyncManager' in window)).toBe(false);
  await deployment.setNetwork('down');
  await write(page, WRITTEN);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('alertdialog')).toContainText(waiting.savedLater);
  await page.getByRole('alertdialog').getByRole('button').click();
  expect(await outboxOf(page)).toHaveLength(1);

  await deployment.setNetwork('up');
  // Its time has come when the page is looked at again.
  await page.clock.fastForward(15_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('alertdialog')).toContainText(message.success);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  for (const type of ['online', 'visibilitychange'] as const)
    await page.evaluate((name) => (name === 'online' ? window : document).dispatchEvent(new Event(name)), type);
  await settled(page);
  expect(inquiriesSeen(deployment)).toEqual([201]);
});
