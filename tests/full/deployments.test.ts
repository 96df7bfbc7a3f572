import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { DIST, ROOT, SITE } from '../../pipeline/paths.ts';
import { writeStaticHosts } from '../../pipeline/static-hosts/headers.ts';
import { ask, BARE_HOST, HOST, type Place } from '../support/deployments/ask.ts';
import { EXPECTATIONS, EXPECTATIONS_OF_FILES, EXPECTATIONS_OF_HTTPS, expectOf } from '../support/deployments/expectations.ts';
import { type RunningProxy, startProxy } from '../support/deployments/proxies.ts';
import { linkFiles } from '../support/other-build.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

const read = (name: string) => readFileSync(`${ROOT}deploy/${name}`, 'utf8');
const proxies = inject('proxies');
/** As behind a proxy of this machine. */
const env = { TRUST_PROXY: 'loopback' };

function expectAll(placeOf: () => Place, expectations = EXPECTATIONS): void {
  it.each(expectations)('$name', (expectation) => expectOf(placeOf(), expectation));
}

async function expectOneName({ place, plainPort }: RunningProxy): Promise<void> {
  const question = { headers: { host: BARE_HOST } };
  const [secure, plain] = [await ask(place, '/ko/contactUs?a=1', question), await ask({ port: plainPort }, '/ko/contactUs?a=1', question)];
  expect([secure.status, secure.headers.location]).toEqual([308, `https://${HOST}/ko/contactUs?a=1`]);
  // Caddy encrypts first.
  expect([plain.status, plain.headers.location]).toEqual([308, expect.stringMatching(/^https:\/\/(?:www\.)?example\.com/)]);
}

describe.each(['nginx', 'Caddy'] as const)('%s', (name) => {
  const { program, missing } = proxies[name];
  describe.skipIf(missing)(missing ? `skipped: ${missing}` : 'in front of the server', () => {
    const dataDir = mkdtempSync(`${tmpdir()}/data-`);
    let server: RunningServer;
    let proxy: RunningProxy;
    beforeAll(async () => {
      server = await startServer({ env, dataDir });
      proxy = await startProxy(name, program ?? '', { servers: [server.port] });
    }, 30_000);
    afterAll(async () => {
      await proxy?.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    expectAll(() => proxy.place, [...EXPECTATIONS, ...EXPECTATIONS_OF_HTTPS]);

    it('sends those who come without encryption to the same address with it', async () => {
      const { status, headers } = await ask({ port: proxy.plainPort }, '/ko/services/adc?a=1');
      expect(status).toBe(308);
      expect(headers.location).toMatch(/^https:\/\/www\.example\.com(?::\d+)?\/ko\/services\/adc\?a=1$/);
    });

    it('leads from the name without www to the one with it', () => expectOneName(proxy));

    it('sends pages while the database stores nothing', async () => {
      const other = new DatabaseSync(`${dataDir}/site.db`);
      // The server's own writes hold the lock for moments.
      other.exec('pragma busy_timeout = 10000');
      other.exec('begin immediate');
      const ready = async () => (await ask({ port: server.port }, '/api/v1/health/ready')).status;
      await expect.poll(ready, { timeout: 60_000 }).toBe(503);
      const statuses = new Set<number>();
      // Longer than the proxy takes to look at a server again.
      for (const end = performance.now() + 6000; performance.now() < end; await pause(200))
        statuses.add((await ask(proxy.place, '/ko/services/adc')).status);
      other.close();
      expect([...statuses]).toEqual([200]);
      await expect.poll(ready, { timeout: 60_000 }).toBe(200);
    });

    it('speaks HTTP/2', async () => {
      const { port, certificate } = proxy.place;
      const protocol = await new Promise((resolve, reject) => {
        const socket = connect({ host: '127.0.0.1', port, ca: certificate, servername: HOST, ALPNProtocols: ['h2', 'http/1.1'] });
        socket.once('error', reject);
        socket.once('secureConnect', () => {
          resolve(socket.alpnProtocol);
          socket.destroy();
        });
      });
      expect(protocol).toBe('h2');
    });

    it('shows the page of an error while the server does not run', async () => {
      await server.stop();
      const { status, headers, body } = await ask(proxy.place, '/ko/services/adc');
      // Caddy's health check, every 2 s, may have noticed it before the request or not.
      expect(name === 'Caddy' ? [502, 503] : [502]).toContain(status);
      expect(headers['cache-control']).toBe('no-store');
      expect(body.equals(readFileSync(`${SITE}/en/errors/500.html`))).toBe(true);
    });
  });
});

describe.skipIf(proxies.nginx.missing)(
  proxies.nginx.missing ? `files without a server, skipped: ${proxies.nginx.missing}` : 'files from nginx',
  () => {
    let files: RunningProxy;
    beforeAll(async () => {
      files = await startProxy('static', proxies.nginx.program ?? '');
    }, 30_000);
    afterAll(() => files.stop());
    expectAll(
      () => files.place,
      EXPECTATIONS.filter(({ path, isOfServer }) => !isOfServer && !/^\/(?:api|staff|\.well-known)\//.test(path)),
    );
    expectAll(() => files.place, [...EXPECTATIONS_OF_FILES, ...EXPECTATIONS_OF_HTTPS]);

    it('leads from the name without www to the one with it', () => expectOneName(files));

    it('follows moved addresses', async () => {
      const moved = {
        '/en/public/news': '/en/public/newsroom',
        '/vision': '/en/aboutus/company#vision',
        '/%ED%9A%8C%EC%82%AC': '/ko/aboutus/company#vision',
        '/company/greeting.do': '/ko/aboutus/ceo',
        '/view.php': '/en',
        '/view.php?id=7&type=a': '/ko/public/newsroom#main',
      };
      const small = mkdtempSync(`${tmpdir()}/moved-`);
      linkFiles(DIST, small, (path) => path === 'site/en.html');
      writeStaticHosts(small, { common: {}, policyOf: () => "default-src 'none'", styleHashes: {}, ownPolicies: {}, moved });
      const { place, stop } = await startProxy('static', proxies.nginx.program ?? '', { dist: small });
      const locationOf = async (path: string) => {
        const { status, headers } = await ask(place, path);
        return [status, headers.location];
      };
      expect(await locationOf('/en/public/news?category=esg')).toEqual([308, '/en/public/newsroom?category=esg']);
      expect(await locationOf('/vision?a=1')).toEqual([308, '/en/aboutus/company?a=1#vision']);
      for (const spelling of ['/%ED%9A%8C%EC%82%AC', '/%ed%9a%8c%ec%82%ac'])
        expect(await locationOf(spelling)).toEqual([308, '/ko/aboutus/company#vision']);
      expect(await locationOf('/company/greeting.do?a=1')).toEqual([308, '/ko/aboutus/ceo?a=1']);
      expect(await locationOf('/view.php?id=7&type=a')).toEqual([308, '/ko/public/newsroom#main']);
      expect(await locationOf('/view.php?id=8')).toEqual([308, '/en?id=8']);
      await stop();
      rmSync(small, { recursive: true });
    });
  },
);

describe('the container', () => {
  const lines = read('Dockerfile')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ (.*)/s) as [instruction: string, rest: string]);
  const all = (instruction: string) => lines.filter(([name]) => name === instruction).map(([, rest]) => rest);
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(`${tmpdir()}/container-`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('runs the Node of .nvmrc, not as root, with a check of its health and a way to end it', () => {
    const version = readFileSync(`${ROOT}.nvmrc`, 'utf8').trim();
    expect(all('FROM').map((image) => image.split(' ')[0])).toEqual(Array(3).fill(`docker.io/library/node:${version}-slim`));
    expect(all('USER')).toEqual(['node']);
    expect(all('HEALTHCHECK').join()).toContain('/api/v1/health/ready');
    expect(all('STOPSIGNAL')).toEqual(['SIGTERM']);
    // What runs after USER is not root's: nothing is written into the image after it.
    const after = lines.slice(lines.findIndex(([name]) => name === 'USER')).map(([name]) => name);
    expect(after.filter((name) => ['RUN', 'COPY', 'ADD'].includes(name))).toEqual([]);
  });

  it('builds from what it takes of a checkout, and serves that from an empty folder, writing to its data only', {
    timeout: 400_000,
  }, async () => {
    const [ignored, ...taken] = read('Dockerfile.dockerignore').trim().split('\n');
    expect(ignored).toBe('*');
    const sources = `${folder}/sources`;
    const image = `${folder}/image`;
    for (const name of taken.map((line) => line.slice(1))) cpSync(ROOT + name, `${sources}/${name}`, { recursive: true });
    // Instead of the first `npm ci`, for which the lock file stands.
    symlinkSync(`${ROOT}node_modules`, `${sources}/node_modules`, 'junction');
    const [build = '', install = ''] = ['npm run build', 'npm ci --omit=dev'].map((start) =>
      all('RUN').find((run) => run.startsWith(start)),
    );
    const { NODE_ENV: _env, VITEST: _vitest, ...others } = process.env;
    execFileSync('npm', build.split(' ').slice(1), { cwd: sources, stdio: 'pipe', env: others });
    for (const name of ['package.json', 'package-lock.json']) cpSync(ROOT + name, `${image}/${name}`);
    execFileSync('npm', install.split(' ').slice(1), { cwd: image, stdio: 'pipe' });
    cpSync(`${sources}/dist`, `${image}/dist`, { recursive: true, verbatimSymlinks: true });
    // Tools of the build are not in it.
    expect(readdirSync(`${image}/node_modules`).filter((name) => ['playwright', 'vite', 'vitest'].includes(name))).toEqual([]);
    const before = listFiles(image);

    const [node = '', ...args] = JSON.parse(all('CMD').at(-1) ?? '') as string[];
    expect(node).toBe('node');
    const data = mkdtempSync(`${tmpdir()}/data-`);
    const server = await startServer({ cwd: image, args, dataDir: data, dist: null, env });
    const healthCheck = JSON.parse(all('HEALTHCHECK').join().split('CMD ')[1] ?? '') as string[];
    const isHealthy = () => spawnSync(process.execPath, healthCheck.slice(1), { env: { PORT: String(server.port) } }).status === 0;
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': HOST };
    try {
      for (const expectation of EXPECTATIONS) await expectOf({ port: server.port, headers }, expectation);
      expect(isHealthy()).toBe(true);
    } finally {
      expect(await server.stop('SIGTERM')).toBe(0);
    }
    expect(isHealthy()).toBe(false);
    expect(listFiles(image)).toEqual(before);
    rmSync(data, { recursive: true, force: true });
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<'server' | 'database' | 'proxy', { environment: Record<string, string>; volumes: string[] }> & {
      server: { build: { context: string; dockerfile: string; args: Record<string, string> } };
    };
    volumes: Record<string, null>;
  };

  it('builds the Dockerfile here, with settings that the build and the server have', () => {
    const { context, dockerfile, args } = services.server.build;
    expect(existsSync(`${ROOT}deploy/${context}/${dockerfile}`)).toBe(true);
    const settings = readFileSync(`${ROOT}.env.example`, 'utf8');
    for (const name of Object.keys({ ...args, ...services.server.environment })) expect(settings).toContain(`# ${name}=`);
    const taken = [...read('Dockerfile').matchAll(/^ARG (.*)$/gm)].flatMap(([, names]) => names?.split(' '));
    expect(taken).toEqual(expect.arrayContaining(Object.keys(args)));
  });
  it('tells the Caddyfile what it asks for, and keeps what is to stay in volumes', () => {
    const asked = new Set([...read('Caddyfile').matchAll(/\{\$(\w+):/g)].map(([, name]) => name));
    expect(new Set(Object.keys(services.proxy.environment))).toEqual(asked);
    const mounted = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] as string));
    expect(mounted.filter((name) => !name.startsWith('.'))).toEqual(Object.keys(volumes));
    expect(mounted.filter((name) => name.startsWith('.') && !existsSync(`${ROOT}deploy/${name}`))).toEqual([]);
  });
});

describe('the systemd unit', () => {
  const unit = read('site.service');
  it('starts the server as the container does', () => {
    const command = /ExecStart=\/usr\/bin\/(.*)/.exec(unit)?.[1];
    expect(command).toBe(JSON.parse(/^CMD (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '[]').join(' '));
  });

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  describe.skipIf(!hasSystemd)(hasSystemd ? 'as systemd reads it' : 'skipped: there is no systemd-analyze', () => {
    it('is valid, and so are the timers for scheduled posts and for the backup', () => {
      const folder = mkdtempSync(`${tmpdir()}/units-`);
      const names = readdirSync(`${ROOT}deploy`).filter((name) => /\.(?:service|timer)$/.test(name));
      // Programs may be elsewhere on this machine. Users and folders are not here, and need not be.
      for (const name of names) writeFileSync(`${folder}/${name}`, read(name).replace('/usr/bin/node', process.execPath));
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...names.map((name) => `${folder}/${name}`)], {
        encoding: 'utf8',
      });
      rmSync(folder, { recursive: true });
      expect(names).toEqual(['site-backup.service', 'site-backup.timer', 'site-publish.service', 'site-publish.timer', 'site.service']);
      expect({ status, stderr: stderr.split('\n').filter((line) => line.includes('site')) }).toEqual({ status: 0, stderr: [] });
    });
    it('gives the server few rights: an exposure of 2.0 or less', () => {
      const args = ['security', '--offline=yes', '--threshold=20', '--no-pager', `${ROOT}deploy/site.service`];
      const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      expect(status, stdout.trim().split('\n').at(-1)).toBe(0);
    });
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
}
