import { createInterface } from 'node:readline/promises';
import { type Command, Option } from 'commander';
import type { Question } from '../pipeline/content/new-post.ts';

type Answers = Record<string, string>;
type Given = Readonly<Record<string, string | undefined>>;

/** Tests use another folder. */
export const CONTENT_OPTION = new Option('--content <FOLDER>').hideHelp();

export function endWithMessage({ message }: Error): void {
  console.error(message);
  process.exitCode = 1;
}

export function addFlags(command: Command, questions: readonly Question[]): Command {
  for (const { flag, ask } of questions) command.option(`--${flag} <TEXT>`, ask);
  return command.option('--yes', 'takes the presets without asking');
}

export function readFlags(command: Command): Given {
  return Object.fromEntries(command.options.map((option) => [option.name(), command.opts()[option.attributeName()]]));
}

/** Answers from flags where there is no terminal or `useDefaults` is set, else asked for. Throws one error with all wrong flags. */
export async function findAnswers(given: Given, questions: readonly Question[], useDefaults: boolean): Promise<Answers> {
  return useDefaults || !process.stdin.isTTY ? readAnswersFromFlags(given, questions, useDefaults) : askForAnswers(given, questions);
}

function readAnswersFromFlags(given: Given, questions: readonly Question[], useDefaults: boolean): Answers {
  const errors: string[] = [];
  const answers: Answers = {};
  for (const { flag, ask: what, preset, optional, check } of questions) {
    const value = given[flag]?.trim() || (useDefaults ? preset : undefined) || '';
    const error = value ? check?.(value) : optional ? undefined : `is missing, ${what}${preset ? ` (--yes takes ${preset})` : ''}`;
    if (error) errors.push(`--${flag} ${value ? `${value}: ` : ''}${error}`);
    answers[flag] = value;
  }
  if (errors.length > 0) throw new Error(`There is no terminal to ask in, and flags are missing or invalid:\n  ${errors.join('\n  ')}`);
  return answers;
}

async function askForAnswers(given: Given, questions: readonly Question[]): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Answers = {};
  try {
    for (const { flag, ask: what, preset, optional, check } of questions) {
      let value = given[flag];
      for (;;) {
        value ??= await terminal.question(`${what}${preset ? ` [${preset}]` : ''}: `);
        value = value.trim() || preset || '';
        const error = value ? check?.(value) : optional ? undefined : 'an answer is required';
        if (!error) break;
        console.log(`  ${error}`);
        value = undefined;
      }
      answers[flag] = value;
    }
  } finally {
    terminal.close();
  }
  return answers;
}
