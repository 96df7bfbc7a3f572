import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { axeViolations } from '../../support/axe-violations.ts';
import { contactForm, openForm, WRITTEN, write } from '../../support/contact-form.ts';
import { type RunningMailServer, startMailServer } from '../../support/mail-server.ts';
import { expect, test, WITHOUT_WORKER } from '../../support/site-test.ts';
import { type RunningServer, startServer } from '../../support/start-server.ts';
import { wordsOf } from '../../support/words-of.ts';

const words = wordsOf('ko', 'staff');
test.use({ ...WITHOUT_WORKER, locale: 'ko-KR' });

let dataDir: string;
let mailServer: RunningMailServer;
let server: RunningServer;
test.beforeEach(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/staff-`);
  mailServer = await startMailServer();
  server = await startServer({ dataDir, env: { SMTP_URL: mailServer.url } });
});
test.afterEach(async () => {
  await server.stop();
  await mailServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends an inquiry by the form, and gives the link of the mail that the team gets. The build has another address than this server. */
async function sendAndReadLink(page: Page): Promise<string> {
  await openForm(page, server.url, 'ko');
  await write(page, WRITTEN);
  await contactForm(page)
    .getByRole('button', { name: wordsOf('ko', 'contact').form.submit })
    .click();
  const findMail = () => mailServer.mails.find(({ to }) => to.includes('business@example.com'));
  await expect.poll(findMail).toBeDefined();
  const { text = '' } = await PostalMime.parse(findMail()?.raw ?? '');
  const link = /https?:\/\/\S+(\/staff\/inquiries\/\S+)/.exec(text)?.[1];
  expect(link, 'the mail holds a link').toBeDefined();
  return `${server.url}${link}`;
}

test('from the form to the mail, and from its link to the answer', async ({ page, consoleErrors }) => {
  // The answer 410 of the page that tells what was recorded.
  consoleErrors.allow(/410/);
  const link = await sendAndReadLink(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WRITTEN.subject);
  await expect(page.locator('.message')).toHaveText(WRITTEN.message);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByText(words.answered.open).click();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'it fits a narrow screen').toBe(320);
  await page.getByLabel(words.answered.name).fill('김담당');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: words.answered.confirm }).click();
  await expect(page.getByText(words.done.used)).toBeVisible();
  await expect(page.getByText(WRITTEN.email)).toHaveCount(0);
  // Five days later it is destroyed: tests/api/mail-and-retention.test.ts.
});
