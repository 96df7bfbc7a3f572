import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Page } from '@playwright/test';
import { openDatabase } from '../../../server/db/open-database.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { randomFrom } from '../../support/random-from.ts';
import { expect, open, test, workerReady } from '../../support/site-test.ts';
import { startServer } from '../../support/start-server.ts';
import { asWritten, backgroundSync, outboxOf, putInquiries } from '../../support/waiting-inquiries.ts';

// Counts exactly: a second try would hide what it is for.
test.describe.configure({ retries: 0 });

/** How many inquiries are sent; `COUNT=500` sends more. And how long that, and everything after it, may take. */
const COUNT = Number(process.env.COUNT ?? 60);
const SENDING = 60_000 + COUNT * 2500;
const REST = 60_000 + COUNT * 1000;
/** So many are put into the outbox at a time, while those before are on their way. */
const BATCH = 20;
const SEED = Number(process.env.SEED ?? 20_260_105);

test(`${COUNT} inquiries from two tabs and the worker, through a network that harms half of them, arrive once each and are mailed once each (seed ${SEED})`, async ({
  context,
  consoleErrors,
}) => {
  test.setTimeout(SENDING + REST);
  consoleErrors.allow(/Failed to load resource|net::ERR_/);
  const folder = mkdtempSync(`${tmpdir()}/chaos-`);
  const mail = await startMailServer();
  const server = await startServer({ dataDir: folder, env: { SMTP_URL: mail.url } });
  const proxy = await startFaultProxy();
  await proxy.setTarget(server.port);
  const counts = proxy.harmPosts(randomFrom(SEED));
  try {
    const tabs = [await context.newPage(), await context.newPage()];
    for (const [index, tab] of tabs.entries()) {
      await open(tab, `${proxy.url}/${index === 0 ? 'en' : 'ko'}/contactUs`);
      await workerReady(tab);
    }
    const sync = await backgroundSync(tabs[0] as Page, proxy.url);
    const keys = Array.from({ length: COUNT }, () => randomUUID());
    for (let at = 0; at < COUNT; at += BATCH) {
      const turn = (at / BATCH) % 2;
      const batch = keys.slice(at, at + BATCH).map((key) => ({
        ...asWritten(turn === 0 ? 'en' : 'ko', { email: `${key}@example.org`, subject: `Subject ${key}` }),
        key,
      }));
      await putInquiries(tabs[turn] as Page, batch);
      // Pages look for what waits when they start; from then on they follow it.
      if (at === 0) for (const tab of tabs) await open(tab, tab.url());
      await nudge(tabs, sync);
    }
    await expect
      .poll(
        async () => {
          await nudge(tabs, sync);
          return (await outboxOf(tabs[0] as Page)).length;
        },
        { timeout: SENDING, intervals: [500] },
      )
      .toBe(0);

    const database = await openDatabase({ dataDir: folder });
    const stored = await database.db.selectFrom('inquiries').select(['idempotency_key', 'subject']).execute();
    expect(stored.map((row) => row.idempotency_key).sort()).toEqual([...keys].sort());
    expect(new Set(stored.map((row) => row.subject)).size).toBe(COUNT);
    await expect
      .poll(async () => (await database.db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute()).length, {
        // The mails take their time.
        timeout: REST,
        intervals: [500],
      })
      .toBe(0);
    await database.close();
    const ids = mail.mails.map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)?.[1]);
    expect(ids.length).toBe(2 * COUNT);
    expect(new Set(ids).size).toBe(2 * COUNT);
    // A run that met no mishap would prove nothing.
    test.info().annotations.push({ type: 'mishaps', description: JSON.stringify(counts) });
    for (const [mishap, times] of Object.entries(counts)) expect(times, mishap).toBeGreaterThan(0);
  } finally {
    await proxy.stop();
    await server.stop();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The network seems to be back, in both tabs and for the worker's background sync, at the same moment. */
async function nudge(tabs: Page[], sync: () => Promise<unknown>): Promise<void> {
  await Promise.all([...tabs.map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))), sync()]);
}
