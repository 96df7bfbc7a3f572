import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/db/open-database.ts';
import { ask, HOST } from '../support/deployments/ask.ts';
import { startProxy } from '../support/deployments/proxies.ts';
import { findPostgres } from '../support/find-postgres.ts';
import { INQUIRY } from '../support/inquiries.ts';
import { startPostgres } from '../support/postgres.ts';
import { startServer } from '../support/start-server.ts';

const SENDERS = 8;
/** Inquiries that are stored between one mishap and the next. */
const STORED_BETWEEN = 100;

const { nginx } = inject('proxies');
const { bin, missing = nginx.missing } = findPostgres();

describe.skipIf(missing)(missing ? `two servers (skipped: ${missing})` : 'two servers on PostgreSQL behind nginx', () => {
  it('lose no inquiry and store none twice, while one is killed and PostgreSQL starts again', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres(bin ?? '');
    onTestFinished(() => postgres.stop());
    const databaseUrl = await postgres.makeDatabase();
    const folders = [1, 2].map(() => mkdtempSync(`${tmpdir()}/data-`));
    onTestFinished(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    const env = { TRUST_PROXY: 'loopback', DATABASE_URL: databaseUrl };
    const start = (number: number, port = 0) => startServer({ port, dataDir: folders[number], env });
    // At the same time: only one of them makes the tables.
    const [first, second] = await Promise.all([start(0), start(1)]);
    onTestFinished(async () => void (await second.stop()));
    const { place, stop } = await startProxy('nginx', nginx.program ?? '', { servers: [first.port, second.port] });
    onTestFinished(stop);

    /** The id of each inquiry by its key; undefined while nothing has confirmed it. */
    const ids = new Map<string, string | undefined>();
    const waiting: string[] = [];
    const refusals = new Map<string, number>();
    let isOver = false;
    /** Sends as the app does: what is not confirmed is sent again, with its key. */
    const sender = async () => {
      while (!isOver || waiting.length > 0) {
        const key = waiting.pop() ?? randomUUID();
        ids.set(key, undefined);
        const answer = await ask(place, '/api/v1/inquiries', {
          method: 'POST',
          headers: { origin: `https://${HOST}`, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ ...INQUIRY, subject: key }),
        }).catch((error: NodeJS.ErrnoException) => ({ status: error.code, body: '' }));
        if (answer.status === 201) {
          ids.set(key, JSON.parse(answer.body.toString()).id);
          continue;
        }
        refusals.set(String(answer.status), (refusals.get(String(answer.status)) ?? 0) + 1);
        waiting.unshift(key);
      }
    };
    const countStored = () => [...ids.values()].filter((id) => id !== undefined).length;
    const storeMore = () => {
      const enough = countStored() + STORED_BETWEEN;
      return expect.poll(countStored, { timeout: 30_000, interval: 20 }).toBeGreaterThan(enough);
    };

    const senders = Array.from({ length: SENDERS }, sender);
    await storeMore();
    await first.stop('SIGKILL');
    await storeMore();
    await postgres.restart();
    await storeMore();
    const again = await start(0, first.port);
    onTestFinished(async () => void (await again.stop()));
    await storeMore();
    isOver = true;
    await Promise.all(senders);

    const { db, close } = await openDatabase({ dataDir: folders[0] ?? '', databaseUrl });
    const inquiries = await db.selectFrom('inquiries').select(['id', 'idempotency_key']).execute();
    const mails = await db.selectFrom('mails').select('id').execute();
    await close();
    const refused = [...refusals].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(`two servers: ${ids.size} inquiries sent, ${inquiries.length} stored; sent again after ${refused}`);
    expect(new Map(inquiries.map(({ id, idempotency_key }) => [idempotency_key, id]))).toEqual(ids);
    expect(inquiries).toHaveLength(ids.size);
    expect(mails).toHaveLength(2 * ids.size);
    expect(refusals.size).toBeGreaterThan(0);
  });
});
