import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { ROOT } from '../../pipeline/paths.ts';
import { type CreateProgram, type Output, runProgram } from '../../server/cli/program.ts';
import type { Database, DatabaseLocation } from '../../server/db/open-database.ts';
import { installedBin } from './find-postgres.ts';

export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Where the data is, and the database of it that a test has open: to open another for each command takes longer than the command. */
export type ToolPlace = DatabaseLocation & { database?: Database; dist?: string };

/** Runs the staff's tool in this process. */
export function callTool(tool: CreateProgram, place: ToolPlace, ...args: string[]): Promise<Ended> {
  return callToolIn(undefined, tool, place, ...args);
}

/** Runs it as if in a terminal of so many columns. */
export async function callToolIn(
  columns: number | undefined,
  tool: CreateProgram,
  { dataDir, databaseUrl, database, dist }: ToolPlace,
  ...args: string[]
): Promise<Ended> {
  let [out, err] = ['', ''];
  const output: Output = {
    columns,
    print: (text) => {
      out += `${text}\n`;
    },
    printError: (text) => {
      err += `${text}\n`;
    },
  };
  const code = await runProgram(
    tool,
    args,
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DIST_DIR: dist },
    output,
    database && ((use) => use(database, dataDir)),
  );
  return { code, out, err };
}

/** The PATH of this process, and where PostgreSQL's programs are. */
export const pathWithPostgres = (): string => [installedBin(), process.env.PATH].filter(Boolean).join(delimiter);

/** Runs a tool as a process of its own, as `npm run NAME --` does. It finds PostgreSQL's programs. */
export function runCli(name: 'backup' | 'restore', { dataDir, databaseUrl }: DatabaseLocation, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, PATH: pathWithPostgres(), DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const command = [`${ROOT}server/cli/${name}.ts`, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}
