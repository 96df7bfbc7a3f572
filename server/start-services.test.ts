import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningMailServer, startMailServer } from '../tests/support/mail-server.ts';
import { storeInquiry } from '../tests/support/store-inquiry.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { type Services, startServices } from './start-services.ts';
import { DEFAULT_SENDER_ADDRESS, TRANSLATIONS } from './translations.ts';

let dataDir = '';
let database: Database;
let services: Services | undefined;
let mailServer: RunningMailServer | undefined;
const report = (message: string) => expect.unreachable(message);
const store = (createdAt = Date.now() - 1000) => storeInquiry(database, new Date(createdAt).toISOString(), { locale: 'ko' });

beforeEach(async () => {
  dataDir = mkdtempSync(`${tmpdir()}/services-`);
  database = await openDatabase({ dataDir });
});
afterEach(async () => {
  await services?.stop();
  await mailServer?.stop();
  services = undefined;
  mailServer = undefined;
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  [undefined, DEFAULT_SENDER_ADDRESS, [TRANSLATIONS.ko.company, TRANSLATIONS.ko.company]],
  [{ address: 'site@example.com' }, 'site@example.com', [TRANSLATIONS.ko.company, TRANSLATIONS.ko.company]],
  [{ address: 'site@example.com', name: 'Site' }, 'site@example.com', ['Site', 'Site']],
])('mails from %j go to the mail server', async (mailFrom, address, names) => {
  mailServer = await startMailServer();
  await store();
  services = startServices(database, { dataDir, smtpUrl: mailServer.url, mailFrom }, 'https://www.example.com', report);
  await vi.waitFor(() => expect(mailServer?.mails).toHaveLength(2), 10_000);
  const senders = await Promise.all(mailServer.mails.map(async ({ raw }) => (await PostalMime.parse(raw)).from));
  expect(senders.map((from) => from?.address)).toEqual([address, address]);
  expect(senders.map((from) => from?.name)).toEqual(names);
  expect(readdirSync(dataDir)).not.toContain('mail');
});
