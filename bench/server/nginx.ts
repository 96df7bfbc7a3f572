import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findPort } from '../../tests/support/find-port.ts';

export interface RunningNginx {
  url: string;
  /** Such as `nginx/1.22.1`. */
  version: string;
  hasBrotli: boolean;
  stop(): Promise<void>;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Starts nginx over the built site with one worker process and its fastest settings: compressed files, kept connections, no log.
 * @param headers The security headers of pages, as our server sends them.
 */
export async function startNginx(site: string, headers: Readonly<Record<string, string>>): Promise<RunningNginx> {
  const found = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  if (found.error) throw new Error('nginx is not installed (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static)');
  const hasBrotli = existsSync(BROTLI_MODULE);
  const folder = mkdtempSync(`${tmpdir()}/nginx-`);
  mkdirSync(`${folder}/logs`);
  const port = await findPort();
  writeFileSync(`${folder}/nginx.conf`, createConfig({ folder, site, port, hasBrotli, headers }));
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', `${folder}/nginx.conf`], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  if (!(await isAnswering(url, child))) {
    await stop();
    throw new Error(`nginx did not start: ${said}`);
  }
  return { url, version: /nginx\/[\d.]+/.exec(found.stderr)?.[0] ?? 'nginx', hasBrotli, stop };
}

interface ConfigOptions {
  folder: string;
  site: string;
  port: number;
  hasBrotli: boolean;
  headers: Readonly<Record<string, string>>;
}

function createConfig({ folder, site, port, hasBrotli, headers }: ConfigOptions): string {
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  return `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  ${temporary.join('\n  ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 60s;
  gzip_static on;
  gzip_vary on;
  ${hasBrotli ? 'brotli_static on;' : ''}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    location ~ \\.[a-z0-9]+$ { add_header cache-control "public, max-age=31536000, immutable"; }
    location / { try_files $uri.html =404; default_type text/html; add_header cache-control no-cache; ${added.join(' ')} }
  }
}
`;
}

async function isAnswering(url: string, child: ChildProcess): Promise<boolean> {
  for (const end = Date.now() + 5000; Date.now() < end && child.exitCode === null; ) {
    const answer = await fetch(`${url}/en`).catch(() => undefined);
    if (answer) return answer.ok;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
