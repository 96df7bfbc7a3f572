import type { Browser } from '@playwright/test';
import { CI } from '../lighthouse/assertions.ts';
import { createMachine } from '../lighthouse/machine.ts';
import { median } from '../lighthouse/median.ts';
import type { BudgetFigure } from './figure.ts';
import { INTERACTIONS } from './interactions.ts';
import { LIMITS } from './limits.ts';
import { interactionName, measureWork, START, type WorkRound } from './measure-work.ts';

/** Rounds at most, how many of them must count for the median to be believed, and the milliseconds after which none begins. */
const MOST_ROUNDS = 9;
const FEWEST_ROUNDS = 3;
const LATEST_START = 80_000;

const BUDGETS: Readonly<Record<string, number>> = {
  [START]: LIMITS.longestTask,
  ...Object.fromEntries(INTERACTIONS.map(({ name }) => [interactionName(name), LIMITS.interaction])),
};
const WORK_FIGURES = Object.keys(BUDGETS);

/** Medians of five rounds during which the machine was as fast as before. Where too few were, of all rounds, and they are not judged. */
export async function measureWorkFigures(browser: Browser, origin: string): Promise<BudgetFigure[]> {
  const machine = createMachine();
  const begun = performance.now();
  const rounds: { value: WorkRound; isSteady: boolean }[] = [];
  const counting = () => rounds.filter(({ isSteady }) => isSteady);
  // The first one finds out how fast the machine is, and warms the server up.
  await machine.watch((index) => measureWork(browser, origin, index));
  while (counting().length < CI.collect.numberOfRuns && rounds.length < MOST_ROUNDS && performance.now() - begun < LATEST_START)
    rounds.push(await machine.watch((index) => measureWork(browser, origin, index)));
  const areKnown = counting().length >= FEWEST_ROUNDS;
  const used = (areKnown ? counting() : rounds).map(({ value }) => value);
  return WORK_FIGURES.map((name): BudgetFigure => {
    const budget = BUDGETS[name] ?? 0;
    const measured = median(used.map(({ times }) => times[name] ?? 0));
    const causes = measured > budget ? (used.find(({ times }) => times[name] === measured)?.scripts[name] ?? []) : [];
    const unjudged = areKnown ? undefined : `the machine was too busy in ${rounds.length - counting().length} of ${rounds.length} rounds`;
    return { name, unit: 'ms', measured, budget, unjudged, causes };
  });
}
