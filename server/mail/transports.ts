import { open, readdir, rename, rm } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { dayInSeoul } from '../../core/site/dates.ts';
import { makePrivateFolder } from '../db/private-folder.ts';
import type { MailTable } from '../db/tables.ts';
import type { OutgoingMail, QueuedMail } from './outgoing-mail.ts';

export interface MailTransport {
  /** Resolves once the message is accepted, and rejects after `SEND_TIMEOUT_MS` at the latest. */
  send(message: OutgoingMail, mail: QueuedMail, createdAt: string): Promise<void>;
  /** Deletes the files of an inquiry that was destroyed while its mail was being written. */
  deleteFiles(inquiryId: string): Promise<void>;
  /** Breaks off the send that is running, which rejects, and every later one: for a server that has to end. */
  breakOff(): void;
}

/** How long a send may take in all, also with a server that keeps the connection busy. */
const SEND_TIMEOUT_MS = 60_000;

/** Sends mails to a server at `smtp://` or `smtps://`. Parameters in the URL's query override our settings. */
export function openSmtpTransport(smtpUrl: string, timeout: number = SEND_TIMEOUT_MS): MailTransport {
  const mailer = createTransport(createSmtpOptions(smtpUrl));
  const ending = new AbortController();
  return {
    async send(message) {
      await mailer.sendMail({ ...toMessage(message), signal: AbortSignal.any([AbortSignal.timeout(timeout), ending.signal]) });
    },
    async deleteFiles() {},
    breakOff: () => ending.abort(new Error('The server ended while the mail was being sent')),
  };
}

export function createSmtpOptions(smtpUrl: string) {
  const { protocol, hostname } = new URL(smtpUrl);
  return {
    url: smtpUrl,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Personal data must be encrypted on any network.
    ...(protocol === 'smtp:' && { requireTLS: !isLoopback(hostname) }),
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Writes mails to files that only this user may read: `data/mail/2026-11-21-team-ID.eml`. A mail sent twice is one file. */
export function openFolderTransport(dataDir: string): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = mailFolder(dataDir);
  return {
    async send(message, mail, createdAt) {
      const { message: content } = await mailer.sendMail(toMessage(message));
      makePrivateFolder(folder);
      const path = `${folder}/${mailFileName(dayInSeoul(Date.parse(createdAt)), mail.kind, mail.inquiry_id)}`;
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(content as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    async deleteFiles(inquiryId) {
      await removeMailFiles(dataDir, async () => new Set([inquiryId]));
    },
    // A file is written in no time.
    breakOff() {},
  };
}

function toMessage({ messageId, from, to, replyTo, subject, text }: OutgoingMail) {
  return {
    messageId,
    from: toAddress(from),
    to: toAddress(to),
    ...(replyTo && { replyTo: toAddress(replyTo) }),
    subject,
    text,
    // RFC 3834 and its Exchange counterpart: they suppress out-of-office replies, and mail loops.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Nodemailer does not parse an address that is given as an object, so a comma in a name cannot add a recipient. */
const toAddress = ({ name = '', address }: OutgoingMail['to']) => ({ name, address });

/** Attempts to send a mail. With the delays between them they take five days, as mail servers themselves try (RFC 5321, 4.5.4.1). */
export const MAX_ATTEMPTS = 29;

const MIN_RETRY_DELAY_MS = 60_000;
const MAX_RETRY_DELAY_MS = 6 * 3_600_000;

/** Milliseconds to wait after an attempt: 1 minute, 2, 4 … 6 hours. */
export function getRetryDelay(attempts: number): number {
  return Math.min(MIN_RETRY_DELAY_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS);
}

export interface DeliveryError {
  /** `refused`: this mail will never be accepted. `deferred`: this mail, later. `unreachable`: no mail can be sent at present. */
  kind: 'refused' | 'deferred' | 'unreachable';
  /** The mail server's message, without email addresses. */
  message: string;
}

type NodemailerError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** A 5xx reply to recipient or message is final (RFC 5321), but 503; one to login, sender or greeting comes from our settings. */
export function classifySmtpError(error: unknown): DeliveryError {
  const { code = '', command = '', responseCode = 0, response, message: errorMessage } = error as NodemailerError;
  const message = removeAddresses([code, response ?? errorMessage].filter(Boolean).join(' '));
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA' || command === 'API';
  if (!isAboutThisMail || responseCode === 421 || (command === 'API' && code !== 'EENVELOPE')) return { kind: 'unreachable', message };
  // Nodemailer itself refused: the recipient is no usable address.
  if (command === 'API') return { kind: 'refused', message };
  return { kind: responseCode >= 500 && responseCode < 600 && responseCode !== 503 ? 'refused' : 'deferred', message };
}

function removeAddresses(text: string): string {
  return text
    .split(/([\s<>"]+)/)
    .map((part) => (part.includes('@') ? '…' : part))
    .join('')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

const MAIL_FILE_NAME = /^\d{4}-\d{2}-\d{2}-(?:team|receipt|reminder)-([0-9a-f-]{36})\.eml(?:\.part)?$/;

function mailFolder(dataDir: string): string {
  return `${dataDir.replace(/\/$/, '')}/mail`;
}

/** The name contains the inquiry's id, so that the file can be deleted with the inquiry. */
function mailFileName(day: string, kind: MailTable['kind'], inquiryId: string): string {
  return `${day}-${kind}-${inquiryId}.eml`;
}

/** Removes mail files of inquiries that `findDestroyed` picks of those with files here. Gives how many. */
export async function removeMailFiles(
  dataDir: string,
  findDestroyed: (inquiryIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const folder = mailFolder(dataDir);
  const files = (await listFileNames(folder)).flatMap((name) => {
    const id = MAIL_FILE_NAME.exec(name)?.[1];
    return id ? [{ name, id }] : [];
  });
  if (files.length === 0) return 0;
  const destroyed = await findDestroyed([...new Set(files.map(({ id }) => id))]);
  const toRemove = files.filter(({ id }) => destroyed.has(id));
  await Promise.all(toRemove.map(({ name }) => rm(`${folder}/${name}`, { force: true })));
  return toRemove.length;
}

async function listFileNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
