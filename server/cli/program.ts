import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { readDatabaseLocation } from '../config.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { confirm } from './confirm.ts';

/** Exit codes (docs/inquiries.md). */
const SUCCESS = 0;
const FAILURE = 1;
const USAGE_ERROR = 2;

const HINT = '(--help explains each command)';
/** Shown after the help of a program. */
export const ABOUT_DATA = '\nDays and times are those of Seoul. DATA_DIR or DATABASE_URL say where the data is, as for the server.';

/** Where a program writes whole lines: standard output and standard error. */
export interface Output {
  print(text: string): void;
  printError(text: string): void;
  /** Columns of the terminal that shows it; undefined for a file or another program. */
  columns?: number | undefined;
}

/** What a program of the staff runs with. */
export interface ProgramContext extends Output {
  now: number;
  env: NodeJS.ProcessEnv;
  /** Opens the server's database for one command, and closes it after it. */
  withDatabase(use: (database: Database, dataDir: string) => Promise<void>): Promise<void>;
  /** Asks on a terminal whether to go on. Without one, it refuses: `--yes` is the answer. */
  confirm(what: string): Promise<void>;
}

export type CreateProgram = (context: ProgramContext) => Command;

/** Runs a program where Node was started with its file; a test that imports the file runs it by itself. */
export async function runIfMain(file: string, create: CreateProgram): Promise<void> {
  const [, started] = process.argv;
  if (started && realpathSync(started) === fileURLToPath(file))
    process.exitCode = await runProgram(create, process.argv.slice(2), process.env, createOutput());
}

/**
 * Runs a program and gives its exit code: 0 success, 1 failure, 2 wrong arguments.
 * @param withDatabase Opens the database that the environment names, unless it is given.
 */
export async function runProgram(
  create: CreateProgram,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output,
  withDatabase: ProgramContext['withDatabase'] = (use) => useDatabase(env, use),
): Promise<number> {
  const program = create({ ...output, env, now: Date.now(), confirm, withDatabase });
  for (const command of [program, ...program.commands])
    command
      .exitOverride()
      .showHelpAfterError(HINT)
      .configureOutput({ writeOut: (text) => output.print(text.trimEnd()), writeErr: (text) => output.printError(text.trimEnd()) });
  try {
    await program.parseAsync(args, { from: 'user' });
    return SUCCESS;
  } catch (error) {
    // Commander has printed its own errors.
    if (error instanceof CommanderError && !(error instanceof InvalidArgumentError)) return error.exitCode === 0 ? SUCCESS : USAGE_ERROR;
    output.printError((error as Error).message);
    if (!(error instanceof InvalidArgumentError)) return FAILURE;
    output.printError(HINT);
    return USAGE_ERROR;
  }
}

async function useDatabase(env: NodeJS.ProcessEnv, use: (database: Database, dataDir: string) => Promise<void>): Promise<void> {
  const location = findDatabase(env);
  const database = await openDatabase(location);
  try {
    await use(database, location.dataDir);
  } finally {
    await database.close();
  }
}

function createOutput(): Output {
  // A closed pipe (`| head`) is no error, and the program goes on to its end, where the database is closed.
  process.stdout.on('error', () => undefined);
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    printError: (text) => void process.stderr.write(`${text}\n`),
    columns: process.stdout.columns,
  };
}

/** Where the build is: bundled, this file lies in dist/server. */
export function findDist({ DIST_DIR }: NodeJS.ProcessEnv): string {
  return (DIST_DIR ?? fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../dist' : '..', import.meta.url))).replace(/\/$/, '');
}

/** Where the database is, and the path of its file, which is unused with PostgreSQL. */
export type LocatedDatabase = DatabaseLocation & { path: string };

/** Reads where the server's database is. Throws for wrong settings. */
export function locateDatabase(env: NodeJS.ProcessEnv): LocatedDatabase {
  const errors: string[] = [];
  const location = readDatabaseLocation(env, errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { ...location, path: `${location.dataDir.replace(/\/$/, '')}/site.db` };
}

/** Finds the server's database. A missing file is an error and is not created, since the folder must be the wrong one. */
export function findDatabase(env: NodeJS.ProcessEnv): LocatedDatabase {
  const location = locateDatabase(env);
  if (!location.databaseUrl && !existsSync(location.path))
    throw new Error(`There is no ${location.path}: DATA_DIR must name the data folder of the server, which has started at least once`);
  return location;
}
