import { execFile } from 'node:child_process';
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';

/** Tables without which a dump is no backup of this site. */
const TABLES = ['inquiries', 'mails', 'consents'];

/** Writes a dump of a PostgreSQL database with `pg_dump`, and checks that it holds every table. Throws with what the program said. */
export async function backUpPostgres(databaseUrl: string, copy: string): Promise<void> {
  closeSync(openSync(copy, 'wx', 0o600));
  try {
    await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${copy}`], databaseUrl);
    chmodSync(copy, 0o600);
    await checkPostgres(copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

/** Throws when a file is no dump, or lacks a table. */
export async function checkPostgres(copy: string): Promise<void> {
  const list = await run('pg_restore', ['--list', copy]);
  const missing = TABLES.filter((table) => !new RegExp(`TABLE DATA \\S+ ${table} `).test(list));
  if (missing.length > 0) throw new Error(`${copy} is no whole copy of the database: it lacks ${missing.join(', ')}`);
}

/** Replaces the tables of a PostgreSQL database by those of a dump: all of them, or none. */
export async function restorePostgres(databaseUrl: string, copy: string): Promise<void> {
  const options = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
  await run('pg_restore', [...options, `--dbname=${nameOf(databaseUrl)}`, copy], databaseUrl);
}

const nameOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

/** Runs one of PostgreSQL's programs. The address goes by the environment: everybody on the machine can read arguments. */
async function run(program: string, args: string[], databaseUrl?: string): Promise<string> {
  const env = { ...process.env, ...(databaseUrl && readAddress(databaseUrl)) };
  const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: Number.POSITIVE_INFINITY }).catch(
    ({ code, message, stderr }: NodeJS.ErrnoException & { stderr: string }) => {
      if (code === 'ENOENT') throw new Error(`There is no ${program} on this machine: install PostgreSQL's client programs`);
      throw new Error(`${program} failed: ${stderr.trim() || message}`);
    },
  );
  return stdout;
}

/** The environment variables that PostgreSQL's programs read, for an address. */
export function readAddress(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const values: Record<string, string | null> = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: searchParams.get('user') ?? decodeURIComponent(username),
    PGPASSWORD: searchParams.get('password') ?? decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
  };
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
