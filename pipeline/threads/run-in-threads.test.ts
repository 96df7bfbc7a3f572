import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { runInThreads } from './run-in-threads.ts';

const folder = mkdtempSync(`${tmpdir()}/threads-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  `${folder}/double.mjs`,
  `import { workerData } from 'node:worker_threads';
import { answerTasks } from ${JSON.stringify(new URL('answer-tasks.ts', import.meta.url).href)};
answerTasks((value) => {
  if (value < 0) throw new Error('no task for ' + value);
  return value * workerData.factor;
});
`,
);
const module = pathToFileURL(`${folder}/double.mjs`);

it('does every task once, in threads that begin with the same data', async () => {
  const results: number[] = [];
  const tasks = Array.from({ length: 20 }, (_, at) => at);
  await runInThreads({ module, data: { factor: 2 }, tasks, batch: 3, onResult: (result: number) => results.push(result) });
  expect(results.sort((a, b) => a - b)).toEqual(tasks.map((at) => at * 2));
});
it('starts no thread without a task', async () => {
  await runInThreads({ module: new URL('file:///none.ts'), tasks: [], batch: 3, onResult: () => undefined });
});
it('rejects with the error of a task, and with that of a thread that does not start', async () => {
  const job = { batch: 1, onResult: () => undefined };
  await expect(runInThreads({ ...job, module, tasks: [1, -1, 2] })).rejects.toThrow('no task for -1');
  await expect(runInThreads({ ...job, module: new URL('file:///none.ts'), tasks: [1] })).rejects.toThrow(/none\.ts/);
});
