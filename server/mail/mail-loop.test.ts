import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import teams from '../../content/teams.json' with { type: 'json' };
import { emptyDatabase } from '../../tests/support/each-database.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { type MailLoop, startMailLoop } from './mail-loop.ts';
import type { MailTransport } from './transports.ts';

const NEVER = 3_600_000;
let folder = '';
let database: Database;
let loop: MailLoop | undefined;
let sent: string[] = [];
let reports: string[] = [];
/** Holds every mail on its way until it is resolved. */
let gate: Promise<void> = Promise.resolve();
const transport: MailTransport = {
  async send(_, { kind }) {
    await gate;
    sent.push(kind);
  },
  async deleteFiles() {},
  breakOff() {},
};
const start = (interval: number) => {
  loop = startMailLoop(
    {
      database,
      transport,
      teams,
      getSender: () => ({ address: 'a@example.com' }),
      getLink: async () => 'https://www.example.com',
      now: Date.now,
      report: (text) => reports.push(text),
    },
    interval,
  );
  return loop;
};
const store = () => storeInquiry(database, new Date(Date.now() - 1000).toISOString());

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/loop-`);
  database = await openDatabase({ dataDir: folder });
});
beforeEach(() => {
  sent = [];
  reports = [];
  gate = Promise.resolve();
});
afterEach(async () => {
  await loop?.stop();
  await emptyDatabase(database, folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('sends at once when it is woken, also while it is sending', async () => {
  const { wake } = start(NEVER);
  await store();
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  wake();
  await pause(50);
  await store();
  wake();
  open();
  await vi.waitFor(() => expect(sent).toHaveLength(4));
});

test('looks by itself from time to time', async () => {
  start(20);
  await pause(60);
  await store();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('reminds the team of an inquiry that has waited for three working days', async () => {
  await storeInquiry(database, new Date(Date.now() - 7 * 86_400_000).toISOString());
  start(NEVER);
  await vi.waitFor(() => expect(sent.sort()).toEqual(['receipt', 'reminder', 'team']));
});

test('says so when the database fails, and goes on when it is back', async () => {
  await store();
  const { db } = database;
  database.db = {
    with() {
      throw new Error('no database');
    },
  } as unknown as typeof db;
  start(20);
  await vi.waitFor(() => expect(reports[0]).toBe('Mails cannot be sent now: no database'));
  database.db = db;
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('stopped, it finishes the mail on its way and takes no other', async () => {
  await store();
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const { stop, wake } = start(20);
  await pause(50);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  await pause(50);
  expect(isStopped).toBe(false);
  open();
  await stopping;
  wake();
  await pause(50);
  expect(sent).toHaveLength(1);
  const rows = await database.db.selectFrom('mails').select('state').orderBy('state').execute();
  expect(rows.map(({ state }) => state)).toEqual(['sent', 'waiting']);
});
