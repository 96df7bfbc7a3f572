import { UsageError } from './command.ts';

type Print = (text: string) => void;

/** Exit codes, as those of the staff's tools. */
const SUCCESS = 0;
const FAILURE = 1;
const USAGE_ERROR = 2;

/**
 * Runs a command line program that is one command, and gives its exit code: 0 success, 1 failure, 2 wrong arguments.
 * @param help What `--help` prints.
 */
export async function runMain(help: string, main: (args: string[], print: Print) => Promise<void>): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return SUCCESS;
  }
  try {
    await main(args, console.log);
    return SUCCESS;
  } catch (error) {
    console.error((error as Error).message);
    if (!isUsageError(error as Error)) return FAILURE;
    console.error(`\n${help}`);
    return USAGE_ERROR;
  }
}

const isUsageError = (error: Error & { code?: string }) => error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS');
