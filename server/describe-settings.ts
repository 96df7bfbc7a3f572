import type { Config } from './config.ts';

type Described = Pick<Config, 'dataDir' | 'databaseUrl' | 'smtpUrl' | 'trustProxy' | 'metrics'>;

export interface Started {
  build: string;
  metricsPort?: number | undefined;
}

/** What an operator should see when the server starts: the build, where data and mail go, and which proxies are trusted. No passwords. */
export function describeSettings(
  { dataDir, databaseUrl, smtpUrl, trustProxy, metrics }: Described,
  { build, metricsPort }: Started,
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
