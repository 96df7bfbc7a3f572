import type { Page } from '@playwright/test';
import { openForm, outboxList, WRITTEN, write } from '../../../support/contact-form.ts';
import { BROKEN, type Deployment, test } from '../../../support/deployment.ts';
import { settled } from '../../../support/settled.ts';
import { expect, workerReady } from '../../../support/site-test.ts';
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

/** As our server answers: a page that somebody in between sends in its place counts as no answer. */
const PROBLEM = { 'content-type': 'application/problem+json' };

/** Written and sent without a network, so that it waits. */
async function queue(page: Page, deployment: Deployment): Promise<void> {
  await openForm(page, deployment.url, 'en');
  await workerReady(page);
  await deployment.setNetwork('down');
  await write(page, WRITTEN);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(alert(page)).toContainText(waiting.savedLater);
  await alert(page).getByRole('button').click();
  expect(await outboxOf(page)).toHaveLength(1);
}

test('429 with a pause: it waits its time, and goes then, once', async ({ deployment, page }) => {
  const seen = () => inquiriesSeen(deployment);
  await queue(page, deployment);
  deployment.fail(INQUIRIES, 429, { ...PROBLEM, 'retry-after': '120' });
  await deployment.setNetwork('up');
  const begun = Date.now();
  await back(page);
  await expect.poll(seen).toEqual([429]);
  await expect.poll(async () => (await outboxOf(page))[0]?.unanswered).toBe(false);
  const [kept] = await outboxOf(page);
  expect(kept).toMatchObject({ state: 'waiting', inquiry: { subject: WRITTEN.subject, message: WRITTEN.message } });
  expect(kept?.notBefore).toBeGreaterThanOrEqual(begun + 120_000);
  // Asked to wait, it does, whatever the browser says of the network.
  await back(page);
  await settled(page);
  expect(seen()).toEqual([429]);

  deployment.fail(INQUIRIES, 0);
  await putInquiry(page, { notBefore: 0 });
  await back(page);
  await expect(alert(page)).toContainText(message.success);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  expect(seen()).toEqual([429, 201]);
});

test('422: it comes back to the visitor with every word, is not sent again by itself, and can be mended', async ({ deployment, page }) => {
  await queue(page, deployment);
  deployment.fail(INQUIRIES, 422, PROBLEM);
  await deployment.setNetwork('up');
  await back(page);
  await expect(alert(page)).toContainText(waiting.returned);
  await alert(page).getByRole('button').click();
  expect(await outboxOf(page)).toMatchObject([{ state: 'returned', reason: 'refused', inquiry: { message: WRITTEN.message } }]);
  await back(page);
  await settled(page);
  expect(inquiriesSeen(deployment)).toEqual([422]);

  deployment.fail(INQUIRIES, 0);
  const list = outboxList(page, 'en');
  await expect(list).toContainText(waiting.state.refused);
  await list.getByRole('button', { name: waiting.edit }).click();
  await expect(page.locator('#inquiry-message')).toHaveValue(WRITTEN.message);
  await page.locator('#inquiry-privacyAgreement').check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(alert(page)).toContainText(message.success);
  expect(await outboxOf(page)).toEqual([]);
  expect(inquiriesSeen(deployment)).toEqual([422, 201]);
});
