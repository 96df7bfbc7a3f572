import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { postInquiry } from '../support/inquiries.ts';
import { startServer } from '../support/start-server.ts';

/** Until caches are full and the code is compiled. */
const WARM_UP = 20_000;
const REQUESTS = 20_000;
/** What a leak of 2 KB a request takes: each statement of SQLite is freed when its object is collected. */
const MOST_GROWTH_MB = 40;

it('the memory of a server does not grow with what its database is asked', { timeout: 600_000 }, async () => {
  const server = await startServer();
  onTestFinished(() => void server.stop());
  // The same inquiry with the same key: statements of a transaction, and nothing new in the file.
  const key = randomUUID();
  const send = async (requests: number) => {
    let sent = 0;
    const sender = async () => {
      for (; sent < requests; sent += 1) {
        const answer = await postInquiry(server.url, {}, { 'idempotency-key': key });
        expect(answer.status).toBe(201);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 8 }, sender));
    return residentMegabytes(server.pid);
  };
  const before = await send(WARM_UP);
  const after = await send(REQUESTS);
  expect(after - before, `${before} MB, then ${after} MB`).toBeLessThan(MOST_GROWTH_MB);
});

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
