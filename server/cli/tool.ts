import type { Database } from '../db/open-database.ts';

export interface Option {
  type: 'string' | 'boolean';
  /** What stands for its value in the help: `DAY`. */
  value?: string;
  help: string;
}

/** What a command is called with. */
export interface Call {
  database: Database;
  dataDir: string;
  options: Readonly<Record<string, string | boolean | undefined>>;
  operands: readonly string[];
  now: number;
  /** Writes a line, or several. */
  print: (text: string) => void;
}

export interface Command {
  summary: string;
  /** Operands as the help shows them: `ID`, `[ID]`. */
  operands?: string;
  options: Readonly<Record<string, Option>>;
  /** Throws a UsageError for a wrong call, any other error when it cannot be done. */
  run: (call: Call) => Promise<void>;
}

/** A tool of the staff's: `npm run NAME -- COMMAND`. */
export interface Tool {
  name: string;
  summary: string;
  commands: Readonly<Record<string, Command>>;
}

/** The call is wrong: said with the argument and the cure, and answered with exit code 2. */
export class UsageError extends Error {}
