import { isIP } from 'node:net';
import { type MailSettings, readMailSettings } from './mail/settings.ts';

/** What the server is told by its environment (design 11). Unset means: everything on this machine. */
export interface Config extends MailSettings {
  /** TCP port; 0 takes any free one. */
  port: number;
  host: string;
  /** Folder with the built site: `site/` and `headers.json`. */
  distDir: string;
  dataDir: string;
  /** `postgres://…`; without it the database is a file in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Inquiries that one address may send in a time; more are answered with 429. Counted by each process for itself. */
  inquiryRate: InquiryRate;
  /** Addresses or hops of proxies whose forwarded headers are believed. */
  trustProxy: boolean | number | string;
}

export interface InquiryRate {
  max: number;
  /** Milliseconds. */
  within: number;
}

const DEFAULT_RATE = '20/10m';
const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** Reads and checks the environment. Throws once with every fault, each naming its variable and the cure. */
export function readConfig(env: NodeJS.ProcessEnv, distDir: string): Config {
  const faults: string[] = [];
  const port = Number(env.PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`PORT is '${env.PORT}': give a number from 0 to 65535`);
  const host = env.HOST ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) faults.push(`HOST is '${host}': give an address or a name, such as 0.0.0.0`);
  const { dataDir, databaseUrl } = readPlace(env, faults);
  const inquiryRate = readRate(env.INQUIRY_RATE || DEFAULT_RATE);
  if (!inquiryRate) faults.push(`INQUIRY_RATE is '${env.INQUIRY_RATE}': give a number and a time, such as ${DEFAULT_RATE} (units s, m, h)`);
  const trust = env.TRUST_PROXY ?? '';
  if (trust && !isTrust(trust)) {
    faults.push(`TRUST_PROXY is '${trust}': give true, a number of hops, or addresses separated by commas`);
  }
  const mail = readMailSettings(env, faults);
  if (faults.length > 0 || !inquiryRate) throw new Error(`The server cannot start:\n  ${faults.join('\n  ')}`);
  const trustProxy = trust === '' || trust === 'false' ? false : trust === 'true' ? true : /^\d+$/.test(trust) ? Number(trust) : trust;
  return { port, host, distDir, dataDir, databaseUrl, inquiryRate, trustProxy, ...mail };
}

/** Where the data is, for the server and the staff's tool alike. What is wrong joins the faults. */
export function readPlace(env: NodeJS.ProcessEnv, faults: string[]): Pick<Config, 'dataDir' | 'databaseUrl'> {
  const dataDir = env.DATA_DIR ?? 'data/';
  if (dataDir.trim() === '') faults.push('DATA_DIR is empty: leave it unset, or name a folder');
  const databaseUrl = env.DATABASE_URL || undefined;
  // Its value is not repeated: it may hold a password.
  if (databaseUrl && !isPostgres(databaseUrl))
    faults.push('DATABASE_URL is no address of a PostgreSQL database: leave it unset, or give postgres://user:password@host:5432/name');
  return { dataDir, databaseUrl };
}

function isPostgres(address: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(address) && URL.canParse(address) && new URL(address).pathname.length > 1;
}

/** `20/10m`: twenty in ten minutes. */
function readRate(text: string): InquiryRate | undefined {
  const [, max, count, unit] = /^([1-9]\d{0,6})\/([1-9]\d{0,3})([smh])$/.exec(text) ?? [];
  if (!max || !count) return undefined;
  return { max: Number(max), within: Number(count) * UNITS[unit as keyof typeof UNITS] };
}

/** true, false, a number of hops, or a list of addresses, networks and their known names. */
function isTrust(value: string): boolean {
  if (/^(?:true|false|\d{1,2})$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/', 2);
    if (/^(?:loopback|linklocal|uniquelocal)$/.test(address)) return bits === undefined;
    return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });
}
