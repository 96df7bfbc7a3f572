import type { Database } from '../db/open-database.ts';

export interface Option {
  type: 'string' | 'boolean';
  /** Placeholder of its value in the help: `DAY`. */
  value?: string;
  help: string;
}

/** What a command runs with. */
export interface CommandContext {
  database: Database;
  dataDir: string;
  options: Readonly<Record<string, string | boolean | undefined>>;
  operands: readonly string[];
  now: number;
  /** Writes one or more whole lines. */
  print: (text: string) => void;
  /** Columns of the terminal; undefined where the output is no terminal. */
  columns?: number | undefined;
}

export interface Command {
  summary: string;
  /** Operands as the help shows them: `ID`, `[ID]`. */
  operands?: string;
  options: Readonly<Record<string, Option>>;
  /** Throws a UsageError for wrong arguments, and any other error when the command fails. */
  run: (context: CommandContext) => Promise<void>;
}

/** A command line tool: `npm run NAME -- COMMAND`. */
export interface Tool {
  name: string;
  summary: string;
  commands: Readonly<Record<string, Command>>;
  /** What runs where none is named. */
  defaultCommand?: string;
}

/** Wrong arguments. The message names the argument and gives a hint; the exit code is 2. */
export class UsageError extends Error {}
