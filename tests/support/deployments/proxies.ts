import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { vi } from 'vitest';
import { DIST, ROOT } from '../../../pipeline/paths.ts';
import { findPort } from '../find-port.ts';
import { ask, BARE_HOST, HOST, type Place } from './ask.ts';

export interface RunningProxy {
  /** Where it answers visitors, encrypted. */
  place: Place;
  /** Where it answers without encryption. */
  plainPort: number;
  stop(): Promise<void>;
}

interface Behind {
  /** Ports of the servers that it passes requests on to. */
  servers?: readonly number[];
  /** The build whose files it sends. */
  dist?: string;
}

interface Places extends Required<Behind> {
  /** For its own files. */
  folder: string;
  plain: number;
  secure: number;
}

type Start = (program: string, places: Places) => ChildProcess;

/** nginx with a configuration of `deploy/`, but for addresses, folders and the certificate. */
const startNginx =
  (file: string, listServers: (servers: readonly number[]) => Change[]): Start =>
  (program, { folder, plain, secure, servers, dist }) => {
    const site = edit(file, [
      ...listServers(servers),
      ['  listen [::]:80;\n', ''],
      ['  listen [::]:443 ssl http2;\n', ''],
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['listen 443 ssl', `listen 127.0.0.1:${secure} ssl`],
      ['/etc/ssl/site/fullchain.pem', `${folder}/certificate.pem`],
      ['/etc/ssl/site/privkey.pem', `${folder}/key.pem`],
      ['/srv/site/dist', dist],
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    mkdirSync(`${folder}/logs`);
    writeFileSync(
      `${folder}/nginx.conf`,
      `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
include /etc/nginx/mime.types;
${temporary.join('\n')}
${site}
}`,
    );
    return spawn(program, ['-p', folder, '-e', 'stderr', '-c', `${folder}/nginx.conf`], { stdio: ['ignore', 'ignore', 'pipe'] });
  };

const listUpstream = (servers: readonly number[]): Change[] => [
  ['server 127.0.0.1:4173', servers.map((port) => `server 127.0.0.1:${port}`).join(' max_fails=1 fail_timeout=5s;\n')],
];

/** Caddy with the configuration of `deploy/`, likewise. */
const startCaddy: Start = (program, { folder, plain, secure, servers, dist }) => {
  const site = edit('Caddyfile', [
    ['{$SITE_SERVERS:127.0.0.1:4173}', servers.map((port) => `127.0.0.1:${port}`).join(' ')],
    [
      `{$SITE_HOST:${HOST}} {`,
      `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tskip_install_trust\n}\n\nhttps://${HOST}:${secure} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`,
    ],
    [`\n{$OTHER_HOST:${BARE_HOST}} {`, `\nhttps://${BARE_HOST}:${secure} {\n\ttls ${folder}/certificate.pem ${folder}/key.pem`],
    ['/srv/site/dist', dist],
  ]);
  writeFileSync(`${folder}/Caddyfile`, site);
  return spawn(program, ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
};

const PROXIES = { nginx: startNginx('nginx.conf', listUpstream), static: startNginx('nginx-static.conf', () => []), Caddy: startCaddy };

export type ProxyName = keyof typeof PROXIES;

/** Starts a proxy with a certificate of its own, and waits until it sends a page. */
export async function startProxy(name: ProxyName, program: string, { servers = [], dist = DIST }: Behind = {}): Promise<RunningProxy> {
  const folder = mkdtempSync(`${tmpdir()}/proxy-`);
  makeCertificate(folder);
  const [plain, secure] = [await findPort(), await findPort()];
  const child = PROXIES[name](program, { folder, plain, secure, servers, dist });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text;
  });
  const place = { port: secure, certificate: readFileSync(`${folder}/certificate.pem`, 'utf8') };
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  const answered = vi.waitFor(
    async () => {
      const answer = await ask(place, '/en').catch(() => undefined);
      if (answer?.status !== 200) throw new Error(`${name} does not answer (${answer?.status ?? 'no answer'}): ${said}`);
    },
    { timeout: 10_000, interval: 50 },
  );
  try {
    await answered;
  } catch (error) {
    await stop();
    throw error;
  }
  return { place, plainPort: plain, stop };
}

type Change = readonly [from: string, to: string];

/** A file of `deploy/` with other values. Each must be there, so that the rest is what operators copy. */
function edit(file: string, changes: readonly Change[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${file} has no '${from.trim()}' to replace`);
      return text.replaceAll(from, to);
    },
    readFileSync(`${ROOT}deploy/${file}`, 'utf8'),
  );
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST},DNS:${BARE_HOST}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...files, ...subject], { stdio: 'ignore' });
}
