import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readPlace } from '../config.ts';
import { openDatabase, type Place } from '../db/open-database.ts';
import { helpOfCommand, helpOfTool } from './help.ts';
import { type Command, type Tool, UsageError } from './tool.ts';

const DONE = 0;
const FAILED = 1;
const WRONG_CALL = 2;

/** Where a tool writes: text for the reader, and what went wrong. Whole lines. */
export interface Screen {
  print(text: string): void;
  complain(text: string): void;
}

/** Runs one command and gives the exit code: 0 done, 1 it could not be done, 2 it was called wrongly. */
export async function runTool(tool: Tool, args: readonly string[], env: NodeJS.ProcessEnv, screen: Screen = openScreen()): Promise<number> {
  const { print, complain } = screen;
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(tool.commands, name) ? tool.commands[name] : undefined;
  if (!command) {
    const isAsked = ['help', '--help', '-h'].includes(name);
    if (!isAsked) complain(name ? `There is no command '${name}': use ${Object.keys(tool.commands).join(', ')}\n` : 'Say a command:\n');
    (isAsked ? print : complain)(helpOfTool(tool));
    return isAsked ? DONE : WRONG_CALL;
  }
  try {
    const { values, positionals } = parseCall(command, rest);
    if (values.help) print(helpOfCommand(tool.name, name, command));
    else await runCommand(command, values, positionals, placeOf(env), print);
    return DONE;
  } catch (error) {
    complain((error as Error).message);
    if (!(error instanceof UsageError)) return FAILED;
    complain(`See npm run ${tool.name} -- ${name} --help`);
    return WRONG_CALL;
  }
}

type Values = Record<string, string | boolean | undefined>;

function parseCall({ operands = '', options }: Command, args: readonly string[]): { values: Values; positionals: string[] } {
  const types = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
  let call: { values: Values; positionals: string[] };
  try {
    call = parseArgs({ args: [...args], options: { ...types, help: { type: 'boolean', short: 'h' } }, allowPositionals: true });
  } catch (error) {
    // What follows the first sentence is about operands that look like options.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
  if (call.values.help) return call;
  const [most, least] = [operands ? 1 : 0, operands && !operands.startsWith('[') ? 1 : 0];
  if (call.positionals.length > most)
    throw new UsageError(`'${call.positionals[most]}' is too much: the command takes ${operands || 'options only'}`);
  if (call.positionals.length < least) throw new UsageError(`${operands} is missing`);
  return call;
}

async function runCommand(command: Command, options: Values, operands: string[], place: Place, print: Screen['print']): Promise<void> {
  const database = await openDatabase(place);
  try {
    await command.run({ database, dataDir: place.dataDir, options, operands, now: Date.now(), print });
  } finally {
    await database.close();
  }
}

/** Where the server has its data. A file that is not there is not made: it would be empty, and the folder the wrong one. */
function placeOf(env: NodeJS.ProcessEnv): Place {
  const faults: string[] = [];
  const place = readPlace(env, faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const path = `${place.dataDir.replace(/\/$/, '')}/site.db`;
  if (!place.databaseUrl && !existsSync(path))
    throw new Error(`There is no ${path}: DATA_DIR must name the data folder of the server, which has started at least once`);
  return place;
}

function openScreen(): Screen {
  // The reader may have seen enough (`| head`).
  process.stdout.on('error', () => process.exit(DONE));
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
  };
}
