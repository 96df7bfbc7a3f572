import { runStep } from './run-step.ts';
import { FULL_STEPS } from './steps.ts';

/** How many tests `npm test` leaves to `npm run test:full`, by step. */
export async function countLeft(): Promise<Map<string, number>> {
  const left = new Map<string, number>();
  for (const { listing, isPrerequisite, ...step } of FULL_STEPS.flat()) {
    if (isPrerequisite) continue;
    if (!listing) {
      left.set(step.name, 1);
      continue;
    }
    const { counts, output } = await runStep({ ...step, command: listing }, false, { ...process.env, LEFT_TO_FULL: '1' });
    if (counts.failed > 0) throw new Error(`the tests of '${step.name}' cannot be counted:\n${output}`);
    left.set(step.name, counts.skipped);
  }
  return left;
}
