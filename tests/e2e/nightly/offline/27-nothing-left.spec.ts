import type { Page } from '@playwright/test';
import { hrefFor } from '../../../../core/site/urls.ts';
import { kept, openForm, outboxList, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, open, workerReady } from '../../../support/site-test.ts';
import { outboxOf, putInquiry } from '../../../support/waiting-inquiries.ts';
import { wordsOf } from '../../../support/words-of.ts';

const DAY = 86_400_000;
const { form, message, waiting } = wordsOf('en', 'contact');
const alert = (page: Page) => page.getByRole('alertdialog');

/** Everything that the browser keeps for the site, as text: databases, storages, caches. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name as string);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        parts.push(await new Promise((resolve) => (all.onsuccess = () => resolve(JSON.stringify(all.result)))));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/inquir|contact/i.test(request.url)) parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return parts.join('\n');
  });

test.use({ hasAnsweredBanner: true });
test.beforeEach(async ({ consoleErrors }) => {
  consoleErrors.allow(BROKEN);
});

test('after an inquiry that waited is sent, nothing of it is left in the browser', async ({ deployment, page }) => {
  await openForm(page, deployment.url, 'en');
  await workerReady(page);
  await deployment.setNetwork('down');
  await write(page, WRITTEN);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(alert(page)).toContainText(waiting.savedLater);
  await alert(page).getByRole('button').click();
  expect(await everything(page)).toContain(WRITTEN.email);
  await deployment.setNetwork('up');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(alert(page)).toContainText(message.success);
  await expect.poll(() => kept(page)).toEqual({ outbox: [], draft: null, flag: null });
  const left = await everything(page);
  for (const secret of [WRITTEN.email, WRITTEN.name, WRITTEN.message.slice(0, 20), WRITTEN.subject]) expect(left).not.toContain(secret);
});

test('what could not be sent in seven days says so, and is gone when the visitor deletes it', async ({ deployment, page }) => {
  await open(page, deployment.url + hrefFor('en', 'contact'));
  await workerReady(page);
  deployment.fail(/^\/api\/v1\/inquiries/, 503);
  await putInquiry(page, { writtenAt: Date.now() - 7 * DAY - 1000, notBefore: Date.now() + DAY, attempts: 9 });
  await page.reload();
  await expect(alert(page)).toContainText(waiting.returned);
  await alert(page).getByRole('button').click();
  const list = outboxList(page, 'en');
  await expect(list).toContainText(waiting.state.expired);
  expect(await outboxOf(page)).toMatchObject([{ state: 'returned', reason: 'expired' }]);
  await list.getByRole('button', { name: waiting.delete }).click();
  await alert(page).getByRole('button', { name: waiting.delete }).click();
  await expect(list).toBeHidden();
  await expect.poll(() => kept(page)).toMatchObject({ outbox: [], flag: null });
  expect(await everything(page)).not.toContain(WRITTEN.email);
});
