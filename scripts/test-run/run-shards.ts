import { type Counts, noCounts } from './counts.ts';
import { runStep } from './run-step.ts';
import type { FullStep } from './steps.ts';

/** What a shard takes on two slow cores, in seconds: it is begun only where so much is left. */
const USUAL_SECONDS = 600;

export interface Clock {
  /** Seconds until the run should have ended; undefined where it may take as long as it takes. */
  left(): number | undefined;
}

/**
 * Runs a step shard by shard. Where less time is left than the longest shard has taken, the tests of the others are listed and counted
 * as skipped, with the reason.
 */
export async function runShards({ shards = 1, listing = [], ...step }: FullStep, clock: Clock, run = runStep): Promise<Counts[]> {
  const all: Counts[] = [];
  let longest = 0;
  for (let number = 1; number <= shards; number += 1) {
    const [name, option] = [`${step.name}, ${number} of ${shards}`, `--shard=${number}/${shards}`];
    const begun = performance.now();
    if ((clock.left() ?? Infinity) < (longest || USUAL_SECONDS)) {
      const { counts, output } = await run({ ...step, name, command: [...listing, option] }, false);
      if (counts.failed > 0) throw new Error(`the tests of '${name}' cannot be counted:\n${output}`);
      const reason = 'the machine was too slow to run all tests in the time that it has';
      all.push({ ...noCounts(), skipped: counts.skipped, skips: { [reason]: counts.skipped } });
      continue;
    }
    all.push((await run({ ...step, name, command: [...step.command, option] }, true)).counts);
    longest = Math.max(longest, (performance.now() - begun) / 1000);
  }
  return all;
}
