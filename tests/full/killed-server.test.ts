import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/db/open-database.ts';
import { postInquiry } from '../support/inquiries.ts';
import { randomFrom } from '../support/random-from.ts';
import { startServer } from '../support/start-server.ts';

/** `KILL_SEED` repeats the moments of a run. */
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
const SENDERS = 8;
const KILLS = 25;

it('a server killed again and again under load loses no inquiry that it answered and doubles none', { timeout: 530_000 }, async () => {
  const dataDir = mkdtempSync(`${tmpdir()}/killed-`);
  const random = randomFrom(SEED);
  /** Every inquiry ever sent by its key; the answer, where there was one. */
  const answers = new Map<string, string | undefined>();
  let sent = 0;
  let cut = 0;
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startServer({ dataDir });
      let isOver = false;
      let answered = 0;
      // Each sends one after another; what got no answer is sent again, with its key, to the next server.
      const senders = Array.from({ length: SENDERS }, async () => {
        while (!isOver) {
          const key = [...answers].find(([, answer]) => answer === undefined)?.[0] ?? randomUUID();
          answers.set(key, 'on its way');
          sent += 1;
          const answer = await send(server.url, key);
          answers.set(key, answer);
          if (answer === undefined) {
            cut += 1;
            return;
          }
          answered += 1;
        }
      });
      // After some answers, however slow the machine is, and then at any moment.
      const enough = random() * 60;
      while (answered < enough) await pause(1);
      await pause(random() * 20);
      await server.stop('SIGKILL');
      isOver = true;
      await Promise.all(senders);
    }
    const server = await startServer({ dataDir });
    for (const [key, answer] of answers) answers.set(key, answer ?? (await send(server.url, key)));
    await server.stop('SIGTERM');

    const { db, close } = await openDatabase({ dataDir });
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
    const inquiries = await db.selectFrom('inquiries').select(['id', 'idempotency_key']).execute();
    const mails = await db.selectFrom('mails').select(['inquiry_id', 'kind']).execute();
    await close();
    console.log(`${KILLS} kills, seed ${SEED}: ${sent} requests, ${cut} cut off, ${answers.size} inquiries, ${inquiries.length} stored`);
    expect(new Map(inquiries.map(({ id, idempotency_key }) => [idempotency_key, id]))).toEqual(answers);
    expect(inquiries).toHaveLength(answers.size);
    expect(mails).toHaveLength(2 * inquiries.length);
    expect(cut).toBeGreaterThan(KILLS);
    expect(answers.size).toBeGreaterThan(KILLS);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Gives the id, or nothing when the server went away. Any other answer is an error. */
async function send(url: string, key: string): Promise<string | undefined> {
  let answer: Response;
  let body: { id: string };
  try {
    answer = await postInquiry(url, { subject: key }, { 'idempotency-key': key });
    body = (await answer.json()) as { id: string };
  } catch {
    return undefined;
  }
  expect(answer.status).toBe(201);
  return body.id;
}
