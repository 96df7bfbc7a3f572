import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { hrefFor } from '../../../core/site/urls.ts';
import { entries, field, formReady, kept, openForm, outboxList, storedSubjects, WRITTEN, write } from '../../support/contact-form.ts';
import { BROKEN } from '../../support/deployment.ts';
import { test as base, expect, FULL, open, workerReady } from '../../support/site-test.ts';
import { startServer } from '../../support/start-server.ts';
import { backgroundSync } from '../../support/waiting-inquiries.ts';
import { wordsOf } from '../../support/words-of.ts';

// Offline means: the server is stopped. What it has stored in the end is looked up in its database.
const test = base.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(`${tmpdir()}/outbox-`);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});
test.use({ hasAnsweredBanner: true });
test.beforeEach(async ({ consoleErrors }) => {
  consoleErrors.allow(BROKEN);
});

const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button').click();
const isEmpty = (page: Page) => expect.poll(async () => (await kept(page)).outbox).toEqual([]);

const locale = 'en';
const words = wordsOf(locale, 'contact');
const { message, waiting, form, v } = words;
const send = (page: Page) => page.getByRole('button', { name: form.submit });
const alert = (page: Page) => page.getByRole('alertdialog');

test('written and sent without a network, listed after a reload, sent once when it is back', async ({ page, dataDir }) => {
  const server = await startServer({ dataDir });
  await open(page, server.url + hrefFor(locale, 'contact'));
  await workerReady(page);
  await server.stop();

  await page.reload();
  await formReady(page);
  await write(page, WRITTEN);
  await send(page).click();
  await expect(alert(page)).toContainText(waiting.savedLater);
  await confirm(page);
  await page.reload();
  await expect(outboxList(page, locale)).toContainText(WRITTEN.subject);
  expect(await entries(page)).toEqual({});

  const again = await startServer({ port: server.port, dataDir });
  // Any page will do.
  await open(page, server.url + hrefFor(locale, 'ceo'));
  await expect(alert(page)).toContainText(message.success);
  await isEmpty(page);
  expect((await kept(page)).flag).toBeNull();
  await again.stop('SIGTERM');
  expect(await storedSubjects(dataDir)).toEqual([WRITTEN.subject]);
});

test('without JavaScript the form posts itself: a page with its faults, then the page that says it is sent', { tag: FULL }, async ({
  browser,
  dataDir,
}) => {
  const server = await startServer({ dataDir });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.url + hrefFor(locale, 'contact'));
  await write(page, { ...WRITTEN, name: '김', subject: '<b>"q"</b>' });
  await send(page).click();
  await expect(page.locator('#inquiry-name-note')).toHaveText(v.name.length);
  await expect(page).toHaveTitle(new RegExp(wordsOf(locale, 'meta').pages.contact.title));
  await expect(page.locator('#inquiry-message-count')).toBeHidden();
  await expect(field(page, 'category')).toHaveValue('adc');
  await expect(field(page, 'country')).toHaveValue('KR');
  await expect(field(page, 'subject')).toHaveValue('<b>"q"</b>');
  await expect(field(page, 'message')).toHaveValue(WRITTEN.message);
  await expect(field(page, 'privacyAgreement')).toBeChecked();
  await field(page, 'name').fill(WRITTEN.name);
  await send(page).click();
  await expect(page).toHaveURL(/\/contactUs\/sent\?ref=[\dA-F]{4}-[\dA-F]{4}$/);
  const number = new URL(page.url()).searchParams.get('ref') ?? '';
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText(message.success)).toBeVisible();
  await expect(page.getByText(words.sent.body)).toBeVisible();
  await context.close();
  await server.stop('SIGTERM');
  expect(await storedSubjects(dataDir)).toEqual(['<b>"q"</b>']);
});

test('the worker sends by itself when the browser says that the network is back', { tag: FULL }, async ({ page, dataDir }) => {
  const { waiting, form } = wordsOf('en', 'contact');
  const server = await startServer({ dataDir });
  await openForm(page, server.url, 'en');
  await workerReady(page);
  await server.stop();
  await write(page, WRITTEN);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('alertdialog')).toContainText(waiting.savedLater);
  const again = await startServer({ port: server.port, dataDir });
  // No page of the site is open.
  await page.goto('about:blank');
  await (await backgroundSync(page, server.url))();
  await expect.poll(() => storedSubjects(dataDir)).toEqual([WRITTEN.subject]);
  await page.goto(server.url + hrefFor('en', 'ceo'));
  await isEmpty(page);
  await again.stop();
});
