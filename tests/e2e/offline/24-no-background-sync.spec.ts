import { openForm, WRITTEN, write } from '../../support/contact-form.ts';
import { BROKEN, expect, inOneLocale, test, wordsOf, workerReady } from '../../support/test-bed.ts';
import { inquiriesSeen, outboxOf } from '../../support/waiting-inquiries.ts';

test.beforeEach(async ({ context, complaints }) => {
  complaints.allow(BROKEN);
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return;
    localStorage.setItem('site:consent', JSON.stringify({ value: 'rejected', expire: 9e15 }));
    // As in Safari and Firefox.
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
});

inOneLocale('en', (locale) => {
  const { form, message, waiting } = wordsOf(locale, 'contact');

  for (const sign of ['online', 'visibilitychange'] as const) {
    test(`without background sync an inquiry goes once when the network is back: ${sign}`, async ({ bed, page }) => {
      await openForm(page, bed.url, locale);
      await workerReady(page);
      expect(await page.evaluate(() => 'SyncManager' in window)).toBe(false);
      await bed.network('down');
      await write(page, WRITTEN);
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('alertdialog')).toContainText(waiting.savedLater);
      await page.getByRole('alertdialog').getByRole('button').click();
      expect(await outboxOf(page)).toHaveLength(1);

      await bed.network('up');
      // Its time has come when the page is looked at again; the browser's word that the network is back is reason enough.
      if (sign === 'visibilitychange') await page.waitForTimeout(15_000);
      await page.evaluate((type) => (type === 'online' ? window : document).dispatchEvent(new Event(type)), sign);
      await expect(page.getByRole('alertdialog')).toContainText(message.success);
      await expect.poll(() => outboxOf(page)).toEqual([]);
      for (const type of ['online', 'visibilitychange'] as const)
        await page.evaluate((name) => (name === 'online' ? window : document).dispatchEvent(new Event(name)), type);
      await page.waitForTimeout(1500);
      expect(inquiriesSeen(bed)).toEqual([201]);
    });
  }
});
