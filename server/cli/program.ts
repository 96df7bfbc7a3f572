import { existsSync, realpathSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { readReference } from '../../core/contact/reference.ts';
import { momentInSeoul } from '../../core/site/dates.ts';
import { commandOf } from '../command-of.ts';
import { readDatabaseLocation } from '../config.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { eraseFreedSpace } from '../retention/destroy-personal-data.ts';

/** Exit codes (docs/inquiries.md). */
const SUCCESS = 0;
const FAILURE = 1;
const USAGE_ERROR = 2;

const HINT = '(--help explains each command)';
export const ABOUT_DATA = '\nDays and times are those of Seoul. DATA_DIR or DATABASE_URL say where the data is, as for the server.';

/** Where a program writes whole lines: standard output and standard error. */
export interface Output {
  print(text: string): void;
  printError(text: string): void;
  /** Columns of the terminal that shows it; undefined for a file or another program. */
  columns?: number | undefined;
}

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

/** Runs a program and gives its exit code: 0 success, 1 failure, 2 wrong arguments. */
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

/** Erases what a command has freed. Throws, after the command has said what it has done, where another process reads the database. */
export async function eraseDestroyed(database: Database): Promise<void> {
  await eraseFreedSpace(database).catch((error: Error) => {
    const cure = `${commandOf('inquiries')} purge`;
    throw new Error(`That is done, but what it has freed could not be overwritten yet (${error.message}): ${cure} does it later`);
  });
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
    throw new Error(
      `There is no ${location.path}: DATA_DIR must name the data folder of the server, which has started at least once, or DATABASE_URL its PostgreSQL database`,
    );
  return location;
}

/** Asks on a terminal whether to go on, and throws where the answer is no. Without a terminal it refuses: `--yes` is the answer. */
export async function confirm(what: string): Promise<void> {
  if (!process.stdin.isTTY) throw new InvalidArgumentError(`${what}: add --yes`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what}. Go on? (y/N) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was changed.');
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

export const MOMENT = '2026-11-21, or how long ago: 7d, 12h';

/** Reads a day or time in Seoul (`2026-11-21`, `2026-11-21 15:04`), or a span before now (`12h`, `7d`, `2w`). A day is its first moment. */
export const readMoment =
  (now: number) =>
  (text: string): number => {
    const [, count, unit = ''] = /^(\d{1,4})([mhdw])$/.exec(text.trim()) ?? [];
    const moment = count ? now - Number(count) * (UNITS[unit] ?? 0) : momentInSeoul(text.trim());
    if (Number.isNaN(moment))
      throw new InvalidArgumentError("Give a day as 2026-11-21, a time as '2026-11-21 15:04', or how long ago as 12h, 7d, 2w.");
    if (moment > now) throw new InvalidArgumentError('It is in the future: give a time in the past.');
    return moment;
  };

export function readNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Give a whole number from 1.');
  return number;
}

export const readOneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word => {
    const word = words.find((one) => one.toLowerCase() === text.trim().toLowerCase());
    if (!word) throw new InvalidArgumentError(`Give one of ${words.join(', ')}.`);
    return word;
  };

export const ID_START = /^[\da-f-]{4,36}$/i;

export function readIdStart(text: string): string {
  if (!ID_START.test(text))
    throw new InvalidArgumentError(
      'Give a reference number such as 3F2A-9C01, or at least the first 4 characters of an ID, digits and letters from a to f.',
    );
  return readReference(text.toLowerCase());
}
