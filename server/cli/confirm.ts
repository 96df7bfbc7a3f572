import { createInterface } from 'node:readline/promises';
import { InvalidArgumentError } from 'commander';

/** Asks on a terminal whether to go on, and throws where the answer is no. Without a terminal it refuses: `--yes` is the answer. */
export async function confirm(what: string): Promise<void> {
  if (!process.stdin.isTTY) throw new InvalidArgumentError(`${what}: add --yes`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${what}. Go on? (y/N) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was changed.');
}
