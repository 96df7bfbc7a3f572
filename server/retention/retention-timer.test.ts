import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as immediately } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabase } from '../../tests/support/each-database.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { destroyOne } from './destroy-personal-data.ts';
import { type RetentionTimer, startRetention } from './retention-timer.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const REPLY = Date.parse('2026-11-20T08:00:00.000Z');
const DUE = REPLY + 5 * DAY;
let folder = '';
let database: Database;
let timer: RetentionTimer | undefined;
let reports: string[] = [];

/** Only what this timer waits for is faked: the database must not stand still. */
beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/retention-`);
  database = await openDatabase({ dataDir: folder, timeoutMs: 1000 });
});
beforeEach(() => {
  reports = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await timer?.stop();
  await emptyDatabase(database, folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (now: number) => {
  vi.setSystemTime(now);
  timer = startRetention({ database, dataDir: folder, now: Date.now, report: (message) => reports.push(message) });
  return settle();
};
/** Until a run has planned the next. */
async function settle(): Promise<void> {
  while (vi.getTimerCount() === 0) await immediately();
}
const pass = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  await settle();
};
const store = (repliedAt: number) =>
  storeInquiry(database, new Date(REPLY - DAY).toISOString(), { replied_at: new Date(repliedAt).toISOString(), replied_by: 'Kim' });
const emails = async () =>
  (await database.db.selectFrom('inquiries').select('email').orderBy('replied_at').execute()).map(({ email }) => email !== null);

test('destroys on 29 February what fell due later on the day before, while the server stood still', async () => {
  await storeInquiry(database, '2027-02-28T18:00:00.000Z');
  await start(Date.parse('2028-02-29T10:00:00.000Z'));
  expect(await emails()).toEqual([false]);
});

test('destroys when it starts what fell due while the server stood still', async () => {
  await store(REPLY);
  await start(DUE + 3 * DAY);
  expect(await emails()).toEqual([false]);
  expect(reports).toEqual(['Personal data destroyed: inquiries 1, consents 0']);
});

test('destroys at the very moment that it is due', async () => {
  await store(REPLY);
  await store(REPLY + 60_000);
  await start(DUE - 10_000);
  expect(await emails()).toEqual([true, true]);
  await pass(9_999);
  expect(await emails()).toEqual([true, true]);
  await pass(1);
  expect(await emails()).toEqual([false, true]);
  await pass(60_000);
  expect(await emails()).toEqual([false, false]);
});

test('destroys what has no recorded reply at the moment at which its year ends', async () => {
  const id = await storeInquiry(database, '2025-11-20T08:00:00.000Z');
  await start(REPLY - 10_000);
  expect(await emails()).toEqual([true]);
  await pass(10_000);
  expect(await emails()).toEqual([false]);
  expect(reports).toEqual(['Personal data destroyed: inquiries 1, consents 0']);
  expect(await database.db.selectFrom('inquiries').select(['id', 'replied_at']).execute()).toEqual([{ id, replied_at: null }]);
});

test('finds within an hour what the staff’s tool has recorded meanwhile', async () => {
  await start(DUE + DAY);
  await store(REPLY);
  await pass(HOUR);
  expect(await emails()).toEqual([false]);
});

test('a failure is told, and tried again in a minute', async () => {
  await store(REPLY);
  const { db } = database;
  database.db = {
    selectFrom() {
      throw new Error('no database');
    },
  } as unknown as typeof db;
  await start(DUE);
  expect(reports).toEqual(['Personal data that is due could not be destroyed: no database; next attempt in a minute']);
  database.db = db;
  await pass(60_000);
  expect(await emails()).toEqual([false]);
});

test('what a request has freed is erased soon, and again until nobody reads the database', async () => {
  const id = await storeInquiry(database, new Date(REPLY).toISOString());
  await start(REPLY);
  const reader = new DatabaseSync(`${folder}/site.db`);
  reader.exec('begin');
  reader.prepare('select * from inquiries').all();
  await destroyOne(database, folder, id, REPLY);
  timer?.erase();
  await expect.poll(() => reports).toEqual([expect.stringMatching(/^Personal data .*; next attempt in a minute$/)]);
  const tells = () => ['site.db', 'site.db-wal'].some((name) => readFileSync(`${folder}/${name}`).includes('Secretmessage'));
  expect(tells()).toBe(true);
  reader.close();
  await settle();
  await pass(60_000);
  expect([reports.length, tells()]).toEqual([1, false]);
});

test('a clock that has jumped ahead destroys nothing for an hour; set right in time, nothing at all', async () => {
  await start(REPLY);
  await timer?.stop();
  await store(REPLY);
  const ahead = DUE + 3 * 365 * DAY;
  await start(ahead);
  expect(reports).toEqual([
    expect.stringMatching(/^The clock says 2029-11-2.*, and personal data was last looked at on 2026-11-20T08:00:00/),
  ]);
  await pass(HOUR - 1000);
  expect(await emails()).toEqual([true]);
  vi.setSystemTime(REPLY + HOUR);
  await pass(1000);
  expect(await emails()).toEqual([true]);
  expect(reports).toHaveLength(1);
});

test('a server that stood still for months destroys after that hour', async () => {
  await start(REPLY);
  await timer?.stop();
  await store(REPLY);
  await start(DUE + 90 * DAY);
  expect(await emails()).toEqual([true]);
  await pass(HOUR);
  expect(await emails()).toEqual([false]);
});

test('stopped, it does nothing more', async () => {
  await store(REPLY);
  await start(DUE - 10_000);
  await timer?.stop();
  vi.advanceTimersByTime(DAY);
  expect(vi.getTimerCount()).toBe(0);
  expect(await emails()).toEqual([true]);
});
