import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface RunningPostgres {
  /** Makes an empty database and gives its `postgres://` address. */
  makeDatabase(): Promise<string>;
  /** Ends all connections and starts again, as an operator does; resolves when it answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** What is in it is thrown away: nothing is waited for on the disk. */
const QUICK = ['listen_addresses=', 'fsync=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting]);

/**
 * Starts a real server in a temporary folder, behind a socket there, so that it meets no other and takes no port. It refuses to run as root
 * and then runs as the package's user or nobody. Throws with its output.
 */
export async function startPostgres(bin: string): Promise<RunningPostgres> {
  const owner = ownerOfServer();
  const folder = mkdtempSync(`${tmpdir()}/pg-`);
  mkdirSync(`${folder}/socket`);
  if (owner) for (const place of [folder, `${folder}/socket`]) chownSync(place, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const init = spawn(`${bin}/initdb`, ['-D', `${folder}/data`, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
    const said = listenTo(init);
    if ((await ended(init)) !== 0) throw new Error(`initdb: ${said()}`);
    const start = () => spawn(`${bin}/postgres`, ['-D', `${folder}/data`, '-k', `${folder}/socket`, ...QUICK], options);
    let server = start();
    // However this process ends, the server does not outlive it.
    const kill = () => server.kill('SIGQUIT');
    process.once('exit', kill);
    const urlOf = (name: string) => `postgres:///${name}?host=${folder}/socket&user=site`;
    await answering(urlOf('postgres'), server, listenTo(server));
    let made = 0;
    return {
      async makeDatabase() {
        made += 1;
        const name = `site_${made}`;
        await ask(urlOf('postgres'), `create database ${name}`);
        return urlOf(name);
      },
      async restart() {
        const end = ended(server);
        server.kill('SIGINT');
        await end;
        server = start();
        await answering(urlOf('postgres'), server, listenTo(server));
      },
      async stop() {
        process.off('exit', kill);
        const end = ended(server);
        kill();
        const late = setTimeout(() => server.kill('SIGKILL'), 5000);
        await end;
        clearTimeout(late);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf('postgres') ?? ownerOf('nobody');
  if (!owner) throw new Error('there is no user to run PostgreSQL as');
  return owner;
}

function ownerOf(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function listenTo(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said = (said + text).slice(-2000);
    });
  }
  return () => said.trim().split('\n').slice(-3).join(' ');
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve, reject) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('error', reject);
    child.once('exit', resolve);
  });

async function answering(url: string, server: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`postgres ended: ${said()}`);
    const answers = await ask(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(100);
  }
  server.kill('SIGKILL');
  throw new Error(`postgres did not answer within 30 s: ${said()}`);
}

async function ask(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(query);
  } finally {
    await client.end().catch(() => undefined);
  }
}
