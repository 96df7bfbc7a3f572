import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordReply } from '../../server/db/inquiries.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { startServices } from '../../server/start-services.ts';
import { INQUIRY, postInquiry } from '../support/inquiries.ts';
import { startMailServer } from '../support/mail-server.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { openTestApp } from '../support/test-app.ts';

let dataDir = '';
let server: RunningServer | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/storage-`);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${server?.url}${path}`);
const send = () => postInquiry(server?.url ?? '');
const SLOW = { timeout: 30_000 };
const said = () => server?.said();
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('a lock that another process holds delays inquiries, and no page', async () => {
  server = await startServer({ dataDir });
  await get('/en');
  const other = new DatabaseSync(`${dataDir}/site.db`);
  // The server's own writes hold it for moments.
  other.exec('pragma busy_timeout = 10000');
  other.exec('begin immediate');
  let isAnswered = false;
  const sent = send().finally(() => {
    isAnswered = true;
  });
  for (let n = 0; n < 20; n += 1)
    for (const path of ['/en', '/api/v1/health/live', '/api/v1/posts/newsroom?locale=en']) expect((await get(path)).status).toBe(200);
  // The inquiry waits for the lock, and so does the proof that storing works.
  expect(isAnswered).toBe(false);
  expect((await get('/api/v1/health/ready')).status).toBe(503);
  other.exec('rollback');
  other.close();
  expect((await sent).status).toBe(201);
  expect((await get('/api/v1/health/ready')).status).toBe(200);
});

it('a lock that lasts longer than a write waits: what comes meanwhile is refused, and what comes later is stored, once', {
  timeout: 120_000,
}, async () => {
  const mailServer = await startMailServer();
  const { app, database, dataDir, close } = await openTestApp({ timeoutMs: 300 });
  const report = vi.fn();
  const services = startServices(database, { dataDir, smtpUrl: mailServer.url }, 'http://localhost', report);
  const post = (subject: string) =>
    app.inject({ method: 'POST', url: '/api/v1/inquiries', payload: { ...INQUIRY, email: `${subject}@example.org`, subject } });
  const ready = async () => (await app.inject('/api/v1/health/ready')).statusCode;
  const other = new DatabaseSync(`${dataDir}/site.db`);
  const count = (rows: string) => (other.prepare(`select count(*) as rows from ${rows}`).get() as { rows: number }).rows;
  try {
    expect((await post('Zero')).statusCode).toBe(201);
    services.wake();
    await expect.poll(() => count("mails where state = 'sent'"), SLOW).toBe(2);
    other.exec('pragma busy_timeout = 10000');
    other.exec('begin immediate');
    expect((await Promise.all(['One', 'Two'].map(post))).map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(await ready()).toBe(503);
    other.exec('rollback');
    expect(count('inquiries')).toBe(1);
    expect((await Promise.all(['Three', 'Four', 'Five'].map(post))).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await ready()).toBe(200);
    expect(count('inquiries')).toBe(4);
    expect(count(`server_state where name = 'probed_at' and value > '${new Date(Date.now() - 60_000).toISOString()}'`)).toBe(1);
    services.wake();
    await expect.poll(() => count("mails where state = 'sent'"), SLOW).toBe(8);
    services.wake();
    const { id } = (await post('Six')).json() as { id: string };
    await recordReply(database, id, { at: Date.now(), by: 'Kim' });
    expect(count("inquiries where replied_by = 'Kim'")).toBe(1);
    services.wake();
    await expect.poll(() => count("mails where state = 'sent'"), SLOW).toBe(10);
    expect(mailServer.mails).toHaveLength(10);
  } finally {
    other.close();
    await services.stop();
    await close();
    await mailServer.stop();
  }
});

it('nobody but the server’s user can read the database, also one of an earlier version', async () => {
  const folder = `${dataDir}/new/folder`;
  server = await startServer({ dataDir: folder });
  await send();
  expect(modeOf(folder)).toBe('700');
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm']) expect(modeOf(`${folder}/${name}`), name).toBe('600');
  await server.stop('SIGTERM');
  chmodSync(`${folder}/site.db`, 0o644);
  server = await startServer({ dataDir: folder });
  await send();
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm']) expect(modeOf(`${folder}/${name}`), name).toBe('600');
});

it('a database that is deleted while the server runs: it is not ready any more, and says why', async () => {
  server = await startServer({ dataDir });
  rmSync(`${dataDir}/site.db`);
  const ready = await get('/api/v1/health/ready');
  expect([ready.status, ((await ready.json()) as { detail: string }).detail]).toEqual([503, 'The database does not store anything.']);
  await expect.poll(said).toMatch(/site\.db was deleted or replaced while the server ran: restart the server/);
  expect((await get('/en')).status).toBe(200);
});

it('a database that is replaced while it is open stores nothing', async () => {
  const { probe, close } = await openDatabase({ dataDir });
  renameSync(`${dataDir}/site.db`, `${dataDir}/old.db`);
  writeFileSync(`${dataDir}/site.db`, '');
  await expect(probe()).rejects.toThrow('site.db was deleted or replaced while the server ran: restart the server');
  await close();
});
