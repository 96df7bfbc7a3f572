import { isIP } from 'node:net';

/** What the server is told by its environment (design 11). Unset means: everything on this machine. */
export interface Config {
  /** TCP port; 0 takes any free one. */
  port: number;
  host: string;
  /** Folder with the built site: `site/` and `headers.json`. */
  distDir: string;
  dataDir: string;
  /** Addresses or hops of proxies whose forwarded headers are believed. */
  trustProxy: boolean | number | string;
}

/** Reads and checks the environment. Throws once with every fault, each naming its variable and the cure. */
export function readConfig(env: NodeJS.ProcessEnv, distDir: string): Config {
  const faults: string[] = [];
  const port = Number(env.PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`PORT is '${env.PORT}': give a number from 0 to 65535`);
  const host = env.HOST ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) faults.push(`HOST is '${host}': give an address or a name, such as 0.0.0.0`);
  const dataDir = env.DATA_DIR ?? 'data/';
  if (dataDir.trim() === '') faults.push('DATA_DIR is empty: leave it unset, or name a folder');
  const trust = env.TRUST_PROXY ?? '';
  if (trust && !isTrust(trust)) {
    faults.push(`TRUST_PROXY is '${trust}': give true, a number of hops, or addresses separated by commas`);
  }
  if (faults.length > 0) throw new Error(`The server cannot start:\n  ${faults.join('\n  ')}`);
  const trustProxy = trust === '' || trust === 'false' ? false : trust === 'true' ? true : /^\d+$/.test(trust) ? Number(trust) : trust;
  return { port, host, distDir, dataDir, trustProxy };
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
