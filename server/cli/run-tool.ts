import { parseArgs } from 'node:util';
import { type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { type Command, type CommandContext, type Tool, UsageError } from './command.ts';
import { findDatabase } from './find-database.ts';
import { formatCommandHelp, formatToolHelp } from './help.ts';

/** Exit codes. */
const SUCCESS = 0;
const FAILURE = 1;
const USAGE_ERROR = 2;

const HELP: readonly string[] = ['help', '--help', '-h'];

/** Where a tool writes whole lines: standard output and standard error. */
export interface Output {
  print(text: string): void;
  printError(text: string): void;
  /** Columns of the terminal that shows it; undefined for a file or another program. */
  columns?: number | undefined;
}

/** Runs one command and returns the exit code: 0 success, 1 failure, 2 wrong arguments. */
export async function runTool(
  tool: Tool,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output = createOutput(),
): Promise<number> {
  const { print, printError, columns } = output;
  const [name = '', ...rest] = withDefault(tool, args);
  const command = Object.hasOwn(tool.commands, name) ? tool.commands[name] : undefined;
  if (!command) {
    const isHelp = HELP.includes(name);
    if (!isHelp) printError(name ? `There is no command '${name}': use ${Object.keys(tool.commands).join(', ')}\n` : 'Give a command:\n');
    (isHelp ? print : printError)(formatToolHelp(tool));
    return isHelp ? SUCCESS : USAGE_ERROR;
  }
  try {
    const { values, positionals } = parseArguments(command, rest);
    if (values.help) print(formatCommandHelp(tool.name, name, command));
    else await runCommand(command, { options: values, operands: positionals, print, columns }, findDatabase(env));
    return SUCCESS;
  } catch (error) {
    printError((error as Error).message);
    if (!(error instanceof UsageError)) return FAILURE;
    printError(`See npm run ${tool.name} -- ${name} --help`);
    return USAGE_ERROR;
  }
}

/** The arguments with the tool's default command where they name none. */
function withDefault({ defaultCommand }: Tool, args: readonly string[]): readonly string[] {
  const [first] = args;
  const namesNone = first === undefined || (first.startsWith('-') && !HELP.includes(first));
  return defaultCommand && namesNone ? [defaultCommand, ...args] : args;
}

type Values = Record<string, string | boolean | undefined>;

function parseArguments({ operands = '', options }: Command, args: readonly string[]): { values: Values; positionals: string[] } {
  const types = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
  let parsed: { values: Values; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options: { ...types, help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    // Only the first sentence of Node's message concerns this error.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
  if (parsed.values.help) return parsed;
  const [max, min] = [operands ? 1 : 0, operands && !operands.startsWith('[') ? 1 : 0];
  if (parsed.positionals.length > max)
    throw new UsageError(`'${parsed.positionals[max]}' is one argument too many: the command takes ${operands || 'options only'}`);
  if (parsed.positionals.length < min) throw new UsageError(`${operands} is missing`);
  return parsed;
}

async function runCommand(
  command: Command,
  call: Pick<CommandContext, 'options' | 'operands' | 'print' | 'columns'>,
  location: DatabaseLocation,
): Promise<void> {
  const database = await openDatabase(location);
  try {
    await command.run({ ...call, database, dataDir: location.dataDir, now: Date.now() });
  } finally {
    await database.close();
  }
}

function createOutput(): Output {
  // A closed pipe (`| head`) is no error.
  process.stdout.on('error', () => process.exit(SUCCESS));
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    printError: (text) => void process.stderr.write(`${text}\n`),
    columns: process.stdout.columns,
  };
}
