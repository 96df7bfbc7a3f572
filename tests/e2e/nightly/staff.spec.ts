import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { ROOT } from '../../../pipeline/paths.ts';
import { axeViolations } from '../../support/axe-violations.ts';
import { contactForm, openForm, WRITTEN, write } from '../../support/contact-form.ts';
import { type RunningMailServer, startMailServer } from '../../support/mail-server.ts';
import { expect, test } from '../../support/site-test.ts';
import { type RunningServer, startServer } from '../../support/start-server.ts';
import { wordsOf } from '../../support/words-of.ts';

const DAY = 86_400_000;
const words = wordsOf('ko', 'staff');
test.use({ locale: 'ko-KR' });

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

/** Whether a file of the data folder tells of the person. */
const keepsData = () =>
  readdirSync(dataDir).some((name) => name.startsWith('site.db') && readFileSync(`${dataDir}/${name}`).includes(WRITTEN.email));

test('from the form to the mail, from its link to the end of the personal data', async ({ page, consoleErrors }) => {
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
  expect(keepsData()).toBe(true);

  // Five days later, by the clock of the server.
  await server.stop('SIGTERM');
  const env = { NODE_OPTIONS: `--import ${ROOT}tests/support/shift-clock.mjs`, CLOCK_SHIFT: String(5 * DAY + 60_000) };
  server = await startServer({ dataDir, env: { ...env, SMTP_URL: mailServer.url }, port: Number(new URL(link).port) });
  await expect.poll(keepsData).toBe(false);
  await page.goto(link);
  await expect(page.getByText(words.done.used)).toBeVisible();
  // The team was not reminded of what it had answered.
  expect(mailServer.mails).toHaveLength(2);
});
