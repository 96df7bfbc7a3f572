import { existsSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { EMAIL } from '../core/contact/inquiry.ts';
import type { Mailbox } from './mail/outgoing-mail.ts';

/** Settings from environment variables. The defaults run everything on this machine. */
export interface Config extends MailSettings {
  /** TCP port; 0 takes any free one. */
  port: number;
  host: string;
  /** Folder with the built site: `site/` and `headers.json`. */
  distDir: string;
  dataDir: string;
  /** `postgres://…`; without it the database is a file in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Inquiries that one IP address may send in a period; more are answered with 429. Each process counts by itself. */
  inquiryRate: RequestRate;
  searchRate: RequestRate;
  /** Bytes of small files that are cached in memory, with their compressed twins and headers. */
  fileMemory: number;
  /** The proxies whose X-Forwarded headers are trusted: addresses and networks, a number of hops, all, or none. */
  trustProxy: boolean | number | string;
  /** Seconds that the server still answers after it was asked to end and says that it is not ready, so that proxies turn to others. */
  drainSeconds: number;
  logLevel: LogLevel;
  /** Whether each answer is a line of the log. */
  accessLog: boolean;
  /** Where `/metrics` is served; undefined for nowhere. */
  metrics?: { host: string; port: number } | undefined;
  publishFrom?: string | undefined;
}

const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How many requests one IP address may send in a period. */
export interface RequestRate {
  max: number;
  /** The period in milliseconds. */
  within: number;
}

const DEFAULT_RATES = { INQUIRY_RATE: '20/10m', SEARCH_RATE: '120/1m' } as const;
const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** Reads and validates the environment. Throws one error that lists everything wrong, each with its variable and a hint. */
export function readConfig(env: NodeJS.ProcessEnv, distDir: string): Config {
  const errors: string[] = [];
  const readNumber = (name: string, [min, max]: [number, number], fallback: number, hint: string) => {
    const number = Number(env[name] || fallback);
    if (!Number.isInteger(number) || number < min || number > max) errors.push(`${name} is '${env[name]}': give a number ${hint}`);
    return number;
  };
  const port = readNumber('PORT', [0, 65_535], 4173, 'from 0 to 65535');
  const host = env.HOST ?? '127.0.0.1';
  if (!isHost(host)) errors.push(`HOST is '${host}': give an address or a name, such as 0.0.0.0`);
  const { dataDir, databaseUrl } = readDatabaseLocation(env, errors);
  const inquiryRate = readRate(env, 'INQUIRY_RATE', errors);
  const searchRate = readRate(env, 'SEARCH_RATE', errors);
  const fileMegabytes = readNumber('FILE_MEMORY', [1, 65_536], 64, 'of megabytes from 1 to 65536, such as 64');
  const trust = env.TRUST_PROXY ?? '';
  if (trust && !isTrustProxy(trust)) {
    errors.push(`TRUST_PROXY is '${trust}': give true, a number of hops, or addresses and networks separated by commas`);
  }
  const drainSeconds = readNumber('DRAIN_SECONDS', [0, 300], 0, 'of seconds from 0 to 300, such as 5');
  const logLevel = LOG_LEVELS.find((level) => level === (env.LOG_LEVEL || 'warn'));
  if (!logLevel) errors.push(`LOG_LEVEL is '${env.LOG_LEVEL}': give one of ${LOG_LEVELS.join(', ')}`);
  if (!['', '0', '1'].includes(env.ACCESS_LOG ?? '')) errors.push(`ACCESS_LOG is '${env.ACCESS_LOG}': give 1, or leave it unset`);
  const metricsPort = readNumber('METRICS_PORT', [0, 65_535], 0, 'from 0 to 65535, such as 9464, or leave it unset');
  const metricsHost = env.METRICS_HOST ?? '127.0.0.1';
  if (!isHost(metricsHost)) errors.push(`METRICS_HOST is '${metricsHost}': give an address or a name, such as 127.0.0.1`);
  if (env.METRICS_PORT && metricsPort === port && port !== 0 && isSameAddress(host, metricsHost))
    errors.push(
      `METRICS_PORT is '${env.METRICS_PORT}', which is the port of the site (PORT): give another, such as ${port === 9464 ? 9465 : 9464}`,
    );
  const publishFrom = env.PUBLISH_FROM || undefined;
  if (publishFrom && !existsSync(`${publishFrom}/scripts/build.ts`))
    errors.push(
      `PUBLISH_FROM is '${publishFrom}', which has no scripts/build.ts: give the folder of the site's sources, or leave it unset`,
    );
  const mail = readMailSettings(env, errors);
  if (errors.length > 0) throw new Error(`The server cannot start:\n  ${errors.join('\n  ')}`);
  const trustProxy = trust === '' || trust === 'false' ? false : trust === 'true' ? true : /^\d+$/.test(trust) ? Number(trust) : trust;
  return {
    port,
    host,
    distDir,
    dataDir,
    databaseUrl,
    inquiryRate,
    searchRate,
    fileMemory: fileMegabytes * 1024 * 1024,
    trustProxy,
    drainSeconds,
    logLevel: logLevel ?? 'warn',
    accessLog: env.ACCESS_LOG === '1',
    metrics: env.METRICS_PORT ? { host: metricsHost, port: metricsPort } : undefined,
    publishFrom,
    ...mail,
  };
}

/** An address, or a name that is looked up. */
function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[\w.-]+$/.test(text);
}

/** Whether one port of both cannot be listened on: an address of all networks has that of each. */
function isSameAddress(one: string, other: string): boolean {
  const addresses = [one, other].map((host) => (/^(?:localhost|::1)$/.test(host) ? '127.0.0.1' : host));
  return addresses[0] === addresses[1] || addresses.some((host) => /^(?:0\.0\.0\.0|::)$/.test(host));
}

/** Reads where the data is, for the server and the command line tools. Adds what is wrong to `errors`. */
export function readDatabaseLocation(env: NodeJS.ProcessEnv, errors: string[]): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const dataDir = env.DATA_DIR ?? 'data/';
  if (dataDir.trim() === '') errors.push('DATA_DIR is empty: leave it unset, or name a folder');
  if (/^[~$]/.test(dataDir)) errors.push(`DATA_DIR is '${dataDir}', whose beginning only a shell replaces: give the whole path`);
  const databaseUrl = env.DATABASE_URL || undefined;
  // Its value is not repeated: it may hold a password.
  if (databaseUrl && !isPostgres(databaseUrl))
    errors.push('DATABASE_URL is no address of a PostgreSQL database: leave it unset, or give postgres://user:password@host:5432/name');
  return { dataDir, databaseUrl };
}

function isPostgres(address: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address) && new URL(address).pathname.length > 1;
}

/** Reads a rate such as `20/10m`, twenty in ten minutes. Adds what is wrong to `errors`; the returned rate is then invalid. */
function readRate(env: NodeJS.ProcessEnv, name: keyof typeof DEFAULT_RATES, errors: string[]): RequestRate {
  const example = DEFAULT_RATES[name];
  const [, max, count, unit] = /^([1-9]\d{0,6})\/([1-9]\d{0,3})([smh])$/.exec(env[name] || example) ?? [];
  if (!max) errors.push(`${name} is '${env[name]}': give a number and a time, such as ${example} (units s, m, h)`);
  return { max: Number(max), within: Number(count) * UNITS[unit as keyof typeof UNITS] };
}

/** Accepts true, false, a number of hops, or a list of addresses, networks and their predefined names. */
function isTrustProxy(value: string): boolean {
  if (/^(?:true|false|\d{1,2})$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    if (more.length > 0) return false;
    if (/^(?:loopback|linklocal|uniquelocal)$/.test(address)) return bits === undefined;
    return isIP(address) !== 0 && (bits === undefined || isPrefix(address, bits));
  });
}

function isPrefix(address: string, bits: string): boolean {
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}

/** What an operator should see when the server starts: the build, where data and mail go, and which proxies are trusted. No passwords. */
export function describeSettings(
  { dataDir, databaseUrl, smtpUrl, trustProxy, metrics }: Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl' | 'trustProxy' | 'metrics'>,
  { build, metricsPort }: { build: string; metricsPort?: number | undefined },
): string[] {
  const folder = dataDir.replace(/\/$/, '');
  return [
    `build: ${build}`,
    `database: ${databaseUrl ? describeServer(databaseUrl) : `${folder}/site.db`}`,
    `mail: ${smtpUrl ? describeServer(smtpUrl) : `nothing is sent, mails become files in ${folder}/mail (SMTP_URL is not set)`}`,
    `trusted proxies: ${describeTrust(trustProxy)}`,
    ...(metrics && metricsPort !== undefined ? [`metrics: http://${metrics.host}:${metricsPort}/metrics`] : []),
  ];
}

function describeServer(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

function describeTrust(trustProxy: Config['trustProxy']): string {
  if (trustProxy === false) return 'none (TRUST_PROXY is not set): the address of a connection is the visitor’s';
  if (trustProxy === true)
    return 'all: anybody who can send X-Forwarded-For chooses the address that limits count. Name your proxies instead';
  return typeof trustProxy === 'number' ? `${trustProxy} ${trustProxy === 1 ? 'hop' : 'hops'}` : trustProxy;
}

export interface MailSettings {
  /** `smtp://…` or `smtps://…`; without it mails become files in `dataDir`. */
  smtpUrl?: string | undefined;
  /** Sender of the mails; the site's own address and name when unset. */
  mailFrom?: Mailbox | undefined;
}

/** Reads SMTP_URL and MAIL_FROM, and adds what is wrong with them to `errors`. */
export function readMailSettings(env: NodeJS.ProcessEnv, errors: string[]): MailSettings {
  const smtpUrl = env.SMTP_URL || undefined;
  // Its value is not repeated: it may hold a password.
  if (smtpUrl && !isMailServer(smtpUrl))
    errors.push('SMTP_URL is no address of a mail server: leave it unset, or give smtp://user:password@host:587 or smtps://…:465');
  const mailFrom = env.MAIL_FROM ? readMailbox(env.MAIL_FROM) : undefined;
  if (env.MAIL_FROM && !mailFrom)
    errors.push(`MAIL_FROM is '${env.MAIL_FROM}': give an address, such as contact@example.com, or Company <contact@example.com>`);
  return { smtpUrl, mailFrom };
}

function isMailServer(address: string): boolean {
  return /^smtps?:\/\//.test(address) && URL.canParse(address) && new URL(address).hostname !== '';
}

function readMailbox(text: string): Mailbox | undefined {
  const [before = '', bracketed, ...more] = text.trim().split('<');
  const address = bracketed === undefined ? before : bracketed.replace(/>$/, '');
  const isClosed = bracketed === undefined || bracketed.endsWith('>');
  if (!isClosed || more.length > 0 || !EMAIL.test(address) || /\p{Cc}/u.test(text)) return undefined;
  const name = (bracketed === undefined ? '' : before.trim().replace(/^"([^"]*)"$/, '$1')).trim();
  if (/[">]/.test(name)) return undefined;
  return name ? { name, address } : { address };
}
