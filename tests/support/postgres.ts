import { execFile, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import pg from 'pg';

export interface RunningPostgres {
  /** Makes an empty database and gives its `postgres://` address. */
  makeDatabase(): Promise<string>;
  /** Ends all connections and starts again, as an operator does; resolves when it answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** What is in it is thrown away: nothing is waited for on the disk. */
const QUICK = '-c listen_addresses= -c fsync=off -c full_page_writes=off';

/**
 * Starts a real server in a temporary folder, behind a socket there, so that it meets no other and takes no port. It refuses to run as root
 * and then runs as the package's user or nobody. Throws with its output.
 */
export async function startPostgres(bin: string): Promise<RunningPostgres> {
  const owner = ownerOfServer();
  const folder = mkdtempSync(`${tmpdir()}/pg-`);
  const [data, socket] = [`${folder}/data`, `${folder}/socket`];
  mkdirSync(socket);
  if (owner) for (const place of [folder, socket]) chownSync(place, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  const run = (program: string, ...args: string[]) => promisify(execFile)(`${bin}/${program}`, args, options);
  const control = ['-D', data, '-l', `${folder}/log`, '-w', '-o', `-k ${socket} ${QUICK}`];
  const stop = () => {
    spawnSync(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], options);
    rmSync(folder, { recursive: true, force: true });
  };
  // However this process ends, the server does not outlive it.
  process.once('exit', stop);
  await run('initdb', '-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  await run('pg_ctl', ...control, 'start');
  const urlOf = (name: string) => `postgres:///${name}?host=${socket}&user=site`;
  let made = 0;
  return {
    async makeDatabase() {
      made += 1;
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database site_${made}`).finally(() => client.end());
      return urlOf(`site_${made}`);
    },
    restart: async () => void (await run('pg_ctl', ...control, '-m', 'fast', 'restart')),
    async stop() {
      process.off('exit', stop);
      stop();
    },
  };
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
