import { didYouMean } from '../../pipeline/content/nearest.ts';
import { lighthousePaths } from './paths.ts';

export interface Arguments {
  isHelp: boolean;
  /** Visits nothing, and counts the pages as skipped. */
  isListing: boolean;
  paths: string[];
}

const FLAGS: Readonly<Record<string, string>> = {
  '--smoke': 'the pages of npm test: one of each kind, in Korean, which weighs more',
  '--rest': 'the pages of npm run test:full: all other types, in Korean',
  '--list': 'visits none of them, and counts them as skipped',
  '--help': 'shows this text',
};

/** Reads the command line. Throws with every fault and what can be given instead. */
export function readArguments(given: readonly string[]): Arguments {
  const flags = given.filter((one) => one.startsWith('-')).map((flag) => (flag === '-h' ? '--help' : flag));
  const own = given.filter((one) => !one.startsWith('-'));
  const known = lighthousePaths('all');
  const isHelp = flags.includes('--help');
  const faults = [
    ...flags.filter((flag) => !(flag in FLAGS)).map((flag) => `'${flag}' is no flag${didYouMean(flag, Object.keys(FLAGS))}`),
    ...own
      .filter((path) => !known.includes(path))
      .map((path) => `'${path}' is none of the pages that stand for their type${didYouMean(path, known)}`),
  ];
  if (faults.length > 0 && !isHelp) throw new Error(`${faults.join('\n')}\n\n${help()}`);
  const selection = flags.includes('--smoke') ? 'smoke' : flags.includes('--rest') ? 'rest' : 'all';
  return { isHelp, isListing: flags.includes('--list'), paths: own.length > 0 ? own : lighthousePaths(selection) };
}

export function help(): string {
  const rows = Object.entries(FLAGS).map(([flag, text]) => `  ${flag.padEnd(8)} ${text}`);
  return `npm run lighthouse -- [--smoke | --rest] [--list] [ADDRESS…]

Measures pages of the built site against the budgets of lighthouserc.json: every page type in both languages where nothing
is given. Shows each figure with its budget, what is left of it, and the change since the last run of the page.
Reports stand in .lighthouseci/, the figures of all runs in .lighthouse/history.jsonl. More: docs/budgets.md.

${rows.join('\n')}

ADDRESS is the path of a page that stands for its type:
  ${lighthousePaths('all').join('\n  ')}`;
}
