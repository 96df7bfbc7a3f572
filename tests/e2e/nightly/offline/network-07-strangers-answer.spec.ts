import type { Page } from '@playwright/test';
import { openForm, outboxList, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, test } from '../../../support/deployment.ts';
import { expect, workerReady } from '../../../support/site-test.ts';
import { storedSubjects } from '../../../support/stored-subjects.ts';
import { inquiriesSeen, outboxOf, putInquiry } from '../../../support/waiting-inquiries.ts';
import { wordsOf } from '../../../support/words-of.ts';

const INQUIRIES = /^\/api\/v1\/inquiries/;
const { form, message, waiting } = wordsOf('en', 'contact');
const alert = (page: Page) => page.getByRole('alertdialog');
const back = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test.use({ hasAnsweredBanner: true });
test.beforeEach(async ({ consoleErrors }) => {
  consoleErrors.allow(BROKEN);
  consoleErrors.allow(/status of 4\d\d/);
});

test('an inquiry that waits meets a 404 page of somebody in between: it goes on waiting, and arrives', async ({ deployment, page }) => {
  await openForm(page, deployment.url, 'en');
  await workerReady(page);
  await deployment.setNetwork('down');
  await write(page, WRITTEN);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(alert(page)).toContainText(waiting.savedLater);
  await alert(page).getByRole('button').click();

  deployment.fail(INQUIRIES, 404, { 'content-type': 'text/html' });
  await deployment.setNetwork('up');
  await back(page);
  await expect.poll(() => inquiriesSeen(deployment)).toContain(404);
  await expect.poll(async () => (await outboxOf(page))[0]?.attempts).toBeGreaterThan(1);
  expect(await outboxOf(page)).toMatchObject([{ state: 'waiting', unanswered: true, inquiry: { message: WRITTEN.message } }]);
  await expect(outboxList(page, 'en')).toContainText(waiting.state.waiting);
  await expect(outboxList(page, 'en').getByRole('button', { name: waiting.send })).toBeVisible();

  deployment.fail(INQUIRIES, 0);
  await putInquiry(page, { notBefore: 0 });
  await back(page);
  await expect(alert(page)).toContainText(message.success);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  expect(await storedSubjects(deployment.dataDir)).toEqual([WRITTEN.subject]);
});
