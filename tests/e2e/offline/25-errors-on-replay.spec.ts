import type { Page } from '@playwright/test';
import { openForm, WRITTEN, write } from '../../support/contact-form.ts';
import { BROKEN, expect, hrefFor, open, type TestBed, test, wordsOf, workerReady } from '../../support/test-bed.ts';
import { inquiriesSeen, outboxOf, putInquiry } from '../../support/waiting-inquiries.ts';

const INQUIRIES = /^\/api\/v1\/inquiries/;
const { form, message, waiting } = wordsOf('en', 'contact');
const alert = (page: Page) => page.getByRole('alertdialog');
const back = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test.beforeEach(async ({ context, complaints }) => {
  complaints.allow(BROKEN);
  complaints.allow(/status of 4\d\d/);
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('site:consent', JSON.stringify({ value: 'rejected', expire: 9e15 }));
  });
});

/** Written and sent without a network, so that it waits. */
async function queue(page: Page, bed: TestBed): Promise<void> {
  await openForm(page, bed.url, 'en');
  await workerReady(page);
  await bed.network('down');
  await write(page, WRITTEN);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(alert(page)).toContainText(waiting.savedLater);
  await alert(page).getByRole('button').click();
  expect(await outboxOf(page)).toHaveLength(1);
}

for (const [status, headers, pause] of [
  [500, {}, 15_000],
  [429, { 'retry-after': '120' }, 120_000],
  [408, {}, 15_000],
] as [number, Record<string, string>, number][]) {
  test(`${status} ${JSON.stringify(headers)}: it waits its time, and goes then, once`, async ({ bed, page }) => {
    // After a 408 on a connection that was kept open, a browser asks once more by itself.
    const seen = () => (status === 408 ? [...new Set(inquiriesSeen(bed))] : inquiriesSeen(bed));
    await queue(page, bed);
    bed.fail(INQUIRIES, status, headers);
    await bed.network('up');
    const begun = Date.now();
    await back(page);
    await expect.poll(() => seen()).toEqual([status]);
    await expect.poll(async () => (await outboxOf(page))[0]?.unanswered).toBe(false);
    const [kept] = await outboxOf(page);
    expect(kept).toMatchObject({ state: 'waiting', inquiry: { subject: WRITTEN.subject, message: WRITTEN.message } });
    expect(kept?.notBefore).toBeGreaterThanOrEqual(begun + pause);
    // Asked to wait, it does, whatever the browser says of the network.
    await back(page);
    await page.waitForTimeout(1000);
    expect(seen()).toEqual([status]);

    bed.fail(INQUIRIES, 0);
    await putInquiry(page, { notBefore: 0 });
    await back(page);
    await expect(alert(page)).toContainText(message.success);
    await expect.poll(() => outboxOf(page)).toEqual([]);
    expect(seen()).toEqual([status, 201]);
  });
}

for (const status of [400, 403, 413, 422]) {
  test(`${status}: it comes back to the visitor with every word, is not sent again by itself, and can be mended`, async ({ bed, page }) => {
    await queue(page, bed);
    bed.fail(INQUIRIES, status);
    await bed.network('up');
    await back(page);
    await expect(alert(page)).toContainText(waiting.returned);
    await alert(page).getByRole('button').click();
    expect(await outboxOf(page)).toMatchObject([{ state: 'returned', reason: 'refused', inquiry: { message: WRITTEN.message } }]);
    await back(page);
    await page.waitForTimeout(1000);
    expect(inquiriesSeen(bed)).toEqual([status]);

    bed.fail(INQUIRIES, 0);
    const list = page.locator('[data-waiting-list]');
    await expect(list).toContainText(waiting.state.refused);
    await list.getByRole('button', { name: waiting.edit }).click();
    await expect(page.locator('#inquiry-message')).toHaveValue(WRITTEN.message);
    await page.locator('#inquiry-privacyAgreement').check();
    await page.getByRole('button', { name: form.submit }).click();
    await expect(alert(page)).toContainText(message.success);
    expect(await outboxOf(page)).toEqual([]);
    expect(inquiriesSeen(bed)).toEqual([status, 201]);
  });
}

test('a page that is loaded while the server fails loses nothing', async ({ bed, page }) => {
  await queue(page, bed);
  bed.fail(INQUIRIES, 500);
  await bed.network('up');
  for (const id of ['ceo', 'contact'] as const) await open(page, bed.url + hrefFor('en', id));
  await expect(page.locator('[data-waiting-list]')).toContainText(WRITTEN.subject);
  await expect.poll(async () => (await outboxOf(page)).length).toBe(1);
});
