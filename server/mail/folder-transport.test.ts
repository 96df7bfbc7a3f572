import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderTransport } from './folder-transport.ts';
import type { OutgoingMail, QueuedMail } from './outgoing-mail.ts';

const id = '3f2a9c01-0000-4000-8000-000000000001';
const mail: QueuedMail = { id: 'm', inquiry_id: id, kind: 'receipt', attempts: 1 };
const message: OutgoingMail = {
  messageId: '<m@example.com>',
  from: { name: '예시', address: 'contact@example.com' },
  to: { address: 'haneul@example.org' },
  subject: '문의가 접수되었습니다',
  text: '안녕하십니까.\n',
};
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/mail-`);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a mail is a file named by its day in Seoul that only its owner can read; sent twice it is one', async () => {
  const transport = openFolderTransport(`${dataDir}/`);
  for (let time = 0; time < 2; time += 1) await transport.send(message, mail, '2026-11-20T15:00:00.000Z');
  expect(readdirSync(`${dataDir}/mail`)).toEqual([`2026-11-21-receipt-${id}.eml`]);
  const path = `${dataDir}/mail/2026-11-21-receipt-${id}.eml`;
  expect([statSync(path).mode & 0o777, statSync(`${dataDir}/mail`).mode & 0o777]).toEqual([0o600, 0o700]);
  const parsed = await PostalMime.parse(readFileSync(path));
  expect(parsed).toMatchObject({ messageId: '<m@example.com>', subject: message.subject, to: [{ address: 'haneul@example.org' }] });
  expect(parsed.text).toBe(message.text);
});

test('deletes the files of one inquiry, also a half-written one, and no others', async () => {
  const transport = openFolderTransport(dataDir);
  await transport.deleteFiles(id);
  const other = id.replace(/1$/, '2');
  await transport.send(message, mail, '2026-11-21T00:00:00.000Z');
  await transport.send(message, { ...mail, inquiry_id: other }, '2026-11-21T00:00:00.000Z');
  writeFileSync(`${dataDir}/mail/2026-11-21-team-${id}.eml.part`, '');
  writeFileSync(`${dataDir}/mail/notes-${id}.txt`, '');
  await transport.deleteFiles(id);
  expect(readdirSync(`${dataDir}/mail`)).toEqual([`2026-11-21-receipt-${other}.eml`, `notes-${id}.txt`]);
});
