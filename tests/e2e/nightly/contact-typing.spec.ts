import type { Page } from '@playwright/test';
import { entries, field, openForm, REGISTERED, WRITTEN, write } from '../../support/contact-form.ts';
import { expect, test, workerReady } from '../../support/site-test.ts';
import { wordsOf } from '../../support/words-of.ts';

// What a visitor types is never lost.
const { message, form } = wordsOf('en', 'contact');
const sendButton = (page: Page) => page.getByRole('button', { name: form.submit });

test('who goes on typing while an inquiry is on its way is not disturbed, and finds the addition in the form', async ({ page, base }) => {
  const halfWritten = Promise.withResolvers<void>();
  await page.route('**/api/v1/inquiries', async (route) => {
    await halfWritten.promise;
    await route.fulfill(REGISTERED);
  });
  await openForm(page, base, 'en');
  await write(page, WRITTEN);
  await sendButton(page).click();
  await field(page, 'message').press('Control+End');
  const addition = ' We need two thousand litres by May, and a visit.';
  await page.keyboard.type(addition.slice(0, 25), { delay: 30 });
  halfWritten.resolve();
  await page.keyboard.type(addition.slice(25), { delay: 30 });
  const dialog = page.getByRole('alertdialog', { name: message.success });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('5F0C-7A4E');
  // A key of who was just about to go on.
  await page.keyboard.press(' ');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').click();
  expect(await entries(page)).toEqual({ message: WRITTEN.message + addition });
  await page.reload();
  await expect(field(page, 'message')).toHaveValue(WRITTEN.message + addition);
});

test('two tabs keep their texts apart: one is sent, the other is reloaded', async ({ page, base, context }) => {
  await page.route('**/api/v1/inquiries', (route) => route.fulfill(REGISTERED));
  const other = await context.newPage();
  await openForm(other, base, 'en');
  await write(other, { ...WRITTEN, message: 'The text of the tab in the background.' });
  await openForm(page, base, 'en');
  await write(page, { ...WRITTEN, message: 'The text of the tab that is sent.' });
  await sendButton(page).click();
  await page.getByRole('alertdialog', { name: message.success }).getByRole('button').click();
  await other.reload();
  await expect(field(other, 'message')).toHaveValue('The text of the tab in the background.');
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('');
});

test('all of the site’s data is deleted while the form is filled: the page stays, and a reload brings the text back', async ({
  page,
  base,
  context,
}) => {
  await openForm(page, base, 'en');
  await workerReady(page);
  await page.reload();
  await write(page, WRITTEN);
  await expect(page.getByText(form.kept)).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: base, storageTypes: 'all' });
  await page.waitForTimeout(1500);
  expect([loads, await field(page, 'message').inputValue()]).toEqual([0, WRITTEN.message]);
  await page.reload();
  await expect(field(page, 'message')).toHaveValue(WRITTEN.message);
});

test('a long message is on paper whole', async ({ page, base }) => {
  await openForm(page, base, 'en');
  await field(page, 'message').fill(Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).join('\n'));
  await page.emulateMedia({ media: 'print' });
  const [shown, whole] = await field(page, 'message').evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
  expect(shown).toBe(whole);
});
