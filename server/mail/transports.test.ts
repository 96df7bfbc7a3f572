import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { domainToASCII } from 'node:url';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type RunningMailServer, refusal, startMailServer } from '../../tests/support/mail-server.ts';
import type { OutgoingMail, QueuedMail } from './outgoing-mail.ts';
import { classifySmtpError, createSmtpOptions, openFolderTransport, openSmtpTransport } from './transports.ts';

const mail: QueuedMail = { id: 'm', inquiry_id: 'i', kind: 'team', attempts: 1 };
const message: OutgoingMail = {
  messageId: '<m@example.com>',
  from: { name: '예시 바이오', address: 'contact@example.com' },
  to: { address: 'team@example.com' },
  replyTo: { name: '김하늘, "Kim" <x@evil.example>', address: 'haneul@예시.한국' },
  subject: '[유형 / Category] 긴 제목 =?utf-8?Q?x?= '.repeat(4).trim(),
  text: `${'첫 줄\n.\nFrom here, a line of 😀 that is long '.repeat(30)}\n`,
};
const at = '2026-11-21T00:00:00.000Z';
let server: RunningMailServer | undefined;
afterEach(() => server?.stop());

const send = (url: string, timeout?: number, changes: Partial<OutgoingMail> = {}) =>
  openSmtpTransport(url, timeout)
    .send({ ...message, ...changes }, mail, at)
    .then(
      () => 'sent',
      (error) => classifySmtpError(error),
    );

describe('a mail server', () => {
  it('gets the message as it was written, whatever is in it', async () => {
    server = await startMailServer();
    expect(await send(server.url)).toBe('sent');
    const [received] = server.mails;
    expect([received?.from, received?.to]).toEqual(['contact@example.com', ['team@example.com']]);
    const parsed = await PostalMime.parse(received?.raw ?? '');
    expect(parsed).toMatchObject({
      messageId: message.messageId,
      from: message.from,
      to: [{ name: '', address: 'team@example.com' }],
      subject: message.subject,
      text: message.text,
    });
    // The domain as mail servers know it.
    expect(parsed.replyTo).toEqual([{ name: message.replyTo?.name, address: `haneul@${domainToASCII('예시.한국')}` }]);
    const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8/);
    expect(received?.raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
    expect(received?.raw).toMatch(/^\p{ASCII}*$/u);
  });

  it('gets no header and no recipient that somebody wrote into a field', async () => {
    server = await startMailServer();
    const evil = 'x\r\nBcc: victim@example.org\r\n\r\nbody';
    const replyTo = { name: evil, address: 'a@example.org,victim@example.org\r\nBcc: victim@example.org' };
    expect(await send(server.url, undefined, { subject: evil, replyTo })).toBe('sent');
    expect(server.mails.map(({ to }) => to)).toEqual([['team@example.com']]);
    const { headers } = await PostalMime.parse(server.mails[0]?.raw ?? '');
    const names = headers.map(({ key }) => key);
    expect(names).toContain('reply-to');
    expect(names.filter((name) => name === 'bcc' || name === 'cc' || name === 'to')).toEqual(['to']);
  });

  const says = (code: number, text: string) => (_: unknown, __: unknown, callback: (error: Error) => void) => callback(refusal(code, text));
  it.each([
    ['a recipient refused for good', { onRcptTo: says(550, 'No such user') }, 'refused', 'EENVELOPE 550 No such user'],
    ['a recipient refused for now', { onRcptTo: says(450, 'Greylisted') }, 'deferred', 'EENVELOPE 450 Greylisted'],
    ['a sender refused', { onMailFrom: says(550, 'Not you') }, 'unreachable', 'EENVELOPE 550 Not you'],
    [
      'nobody served',
      { onConnect: (_: unknown, callback: (error: Error) => void) => callback(refusal(554, 'Go away')) },
      'unreachable',
      expect.stringContaining('554'),
    ],
  ])('with %s', async (_, options, kind, message) => {
    server = await startMailServer(options);
    expect(await send(server.url)).toEqual({ kind, message });
    expect(server.mails).toEqual([]);
  });

  it('with a message refused for good', async () => {
    server = await startMailServer({
      onData(stream, _, callback) {
        stream.resume();
        stream.on('end', () => callback(refusal(552, 'Too much for kim@example.org')));
      },
    });
    expect(await send(server.url)).toEqual({ kind: 'refused', message: 'EMESSAGE 552 Too much for …' });
  });

  it('with a login refused, which is for us to mend', async () => {
    server = await startMailServer({ authMethods: ['PLAIN'], onAuth: (_, __, callback) => callback(refusal(535, 'Wrong')) });
    expect(await send(server.url.replace('//', '//user:wrong@'))).toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(/^EAUTH 535/),
    });
  });

  it.each([
    ['hangs', (socket: Socket) => void socket],
    [
      'never comes to an end',
      (socket: Socket) => {
        socket.write('220 here\r\n');
        socket.on('data', () => socket.write('250-more\r\n'));
        const drip = setInterval(() => socket.write('250-more\r\n'), 50);
        socket.on('close', () => clearInterval(drip));
      },
    ],
  ])('that %s is left at the timeout, and its connection closed', async (_, serve) => {
    const closed: Promise<unknown>[] = [];
    const listener = createServer((socket) => {
      closed.push(new Promise((resolve) => socket.on('close', resolve).on('end', resolve)));
      socket.on('error', () => undefined);
      serve(socket);
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as { port: number };
    expect(await send(`smtp://127.0.0.1:${port}`, 400)).toMatchObject({ kind: 'unreachable', message: expect.stringContaining('EABORT') });
    await Promise.all(closed);
    expect(closed).toHaveLength(1);
    listener.close();
  });
});

it.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://10.0.0.7', true],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://localhost', false],
  ['smtp://[::1]:25', false],
  ['smtps://mail.example.com', undefined],
])('%s must be encrypted on the way: %s', (url, expected) => expect(createSmtpOptions(url).requireTLS).toBe(expected));

it('a server that offers no encryption gets nothing, unless the address says so', async () => {
  server = await startMailServer();
  const url = `${server.url}?requireTLS=true`;
  expect(await send(url)).toMatchObject({ kind: 'unreachable', message: expect.stringMatching(/^ETLS/) });
  expect(server.mails).toEqual([]);
});

describe('a folder', () => {
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

  it('a mail is a file named by its day in Seoul that only its owner can read; sent twice it is one', async () => {
    const transport = openFolderTransport(`${dataDir}/`);
    for (let time = 0; time < 2; time += 1) await transport.send(message, mail, '2026-11-20T15:00:00.000Z');
    expect(readdirSync(`${dataDir}/mail`)).toEqual([`2026-11-21-receipt-${id}.eml`]);
    const path = `${dataDir}/mail/2026-11-21-receipt-${id}.eml`;
    expect([statSync(path).mode & 0o777, statSync(`${dataDir}/mail`).mode & 0o777]).toEqual([0o600, 0o700]);
    const parsed = await PostalMime.parse(readFileSync(path));
    expect(parsed).toMatchObject({ messageId: '<m@example.com>', subject: message.subject, to: [{ address: 'haneul@example.org' }] });
    expect(parsed.text).toBe(message.text);
  });

  it('deletes the files of one inquiry, also a half-written one, and no others', async () => {
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
});

describe('errors of a mail server', () => {
  const failure = (fields: object) => Object.assign(new Error('Failed'), fields);

  test.each([
    ['refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }],
    ['refused', { code: 'EENVELOPE', command: 'API' }],
    ['deferred', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }],
    ['deferred', { code: 'EMESSAGE', command: 'DATA', responseCode: 503 }],
    ['unreachable', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }],
    ['unreachable', { code: 'ETIMEDOUT', command: 'CONN' }],
    ['unreachable', { code: 'ENOSPC' }],
  ])('%s: %j', (kind, fields) => expect(classifySmtpError(failure(fields)).kind).toBe(kind));

  test('the message is one line, without addresses and not longer than 300 characters', () => {
    const response = `550 5.1.1 <kim+x@example.org>: Recipient\r\n550 kim@예시.한국 unknown${' x'.repeat(400)}`;
    const { message } = classifySmtpError(failure({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response }));
    expect(message).toMatch(/^EENVELOPE 550 5\.1\.1 <…>: Recipient 550 … unknown x x/);
    expect(message).toHaveLength(300);
  });
});
