import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/open-database.ts';
import { FORM_TYPE, formOf, INQUIRY, postInquiry } from '../support/inquiries.ts';
import { startServer } from '../support/start-server.ts';

// The built server as a process, over real sockets. What two processes store at once: server/db/inquiries.db.test.ts.
describe('what the server writes', () => {
  it('holds no word of an inquiry, also when it cannot be stored', async () => {
    const folder = mkdtempSync(`${tmpdir()}/inquiries-`);
    const broken = await startServer({ dataDir: folder });
    const { db, close } = await openDatabase({ dataDir: folder });
    await db.schema.dropTable('mails').execute();
    await close();
    const key = randomUUID();
    const json = await fetch(`${broken.url}/api/v1/inquiries?from=${encodeURIComponent(INQUIRY.email)}`, {
      method: 'POST',
      body: JSON.stringify(INQUIRY),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    const form = await fetch(`${broken.url}/api/v1/inquiries`, { method: 'POST', body: formOf(), headers: { 'content-type': FORM_TYPE } });
    expect([json.status, form.status]).toEqual([500, 500]);
    await broken.stop('SIGTERM');
    const said = broken.said();
    expect(said).toContain('an inquiry could not be stored');
    expect(said).toMatch(/"code":"ERR_SQLITE_ERROR","name":"Error","message":"no such table: mails"/);
    const { privacyAgreement: _, marketingAgreement: __, locale: ___, category: ____, country: _____, ...personal } = INQUIRY;
    for (const word of [...Object.values(personal), key, '127.0.0.1', 'haneul']) expect(said).not.toContain(word);
    rmSync(folder, { recursive: true, force: true });
  });
  it('ends in order when it is asked to, with what it is doing done', async () => {
    const folder = mkdtempSync(`${tmpdir()}/inquiries-`);
    const other = await startServer({ dataDir: folder });
    const answers = Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        postInquiry(other.url, { subject: `last ${n}` }).then(
          ({ status }) => status,
          () => 'refused',
        ),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await other.stop('SIGTERM')).toBe(0);
    const taken = (await answers).filter((status) => status === 201).length;
    const { db, close } = await openDatabase({ dataDir: folder });
    expect(await db.selectFrom('inquiries').select('id').execute()).toHaveLength(taken);
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
});
