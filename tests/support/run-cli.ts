import { execFile } from 'node:child_process';
import { ROOT } from '../../pipeline/paths.ts';
import type { Tool } from '../../server/cli/command.ts';
import { type Output, runTool } from '../../server/cli/run-tool.ts';
import type { DatabaseLocation } from '../../server/db/open-database.ts';

export interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the staff's tool in this process. */
export async function callTool(tool: Tool, { dataDir, databaseUrl }: DatabaseLocation, ...args: string[]): Promise<Ended> {
  let [out, err] = ['', ''];
  const output: Output = {
    print: (text) => {
      out += `${text}\n`;
    },
    printError: (text) => {
      err += `${text}\n`;
    },
  };
  const code = await runTool(tool, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, output);
  return { code, out, err };
}

/** Runs the staff's tool as a process of its own, as `npm run NAME --` does. */
export function runCli(name: 'inquiries' | 'consents', { dataDir, databaseUrl }: DatabaseLocation, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const command = ['--import', 'tsx', `${ROOT}server/cli/${name}.ts`, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}
