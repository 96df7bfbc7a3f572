import { expect, it } from 'vitest';
import { type Counts, noCounts } from './counts.ts';
import { runShards } from './run-shards.ts';
import type { Step } from './steps.ts';

const STEP = { name: 'tests', command: ['run'], listing: ['list'], shards: 3 };

/** Runs the step where so many seconds are left before each shard; gives the commands and the counts. */
async function runWith(...left: (number | undefined)[]) {
  const commands: string[] = [];
  const run = async (step: Step): Promise<{ counts: Counts; output: string }> => {
    commands.push(step.command.join(' '));
    const counts = step.command[0] === 'list' ? { skipped: 7 } : { passed: 5 };
    return { counts: { ...noCounts(), ...counts }, output: '' };
  };
  const all = await runShards(STEP, { left: () => left.shift() }, run);
  return { commands, counts: all.map(({ passed, skipped }) => [passed, skipped]), skips: all.map(({ skips }) => Object.values(skips)) };
}

it('runs all shards where there is no limit, or time enough', async () => {
  const commands = ['run --shard=1/3', 'run --shard=2/3', 'run --shard=3/3'];
  expect(await runWith(undefined, undefined, undefined)).toMatchObject({ commands, skips: [[], [], []] });
  expect(await runWith(5000, 4000, 3000)).toMatchObject({ commands });
});

it('counts as skipped what there is no time for', async () => {
  expect(await runWith(700, -1, -2)).toEqual({
    commands: ['run --shard=1/3', 'list --shard=2/3', 'list --shard=3/3'],
    counts: [
      [5, 0],
      [0, 7],
      [0, 7],
    ],
    skips: [[], [7], [7]],
  });
  expect((await runWith(500, 500, 500)).counts).toEqual(Array(3).fill([0, 7]));
});
