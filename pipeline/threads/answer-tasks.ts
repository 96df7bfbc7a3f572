import { parentPort } from 'node:worker_threads';

export type ThreadAnswer<Result> = { results: Result[] } | { error: string };

/** Called once by the module of a thread: does what `runInThreads` hands over, one task after the other. */
export function answerTasks<Task, Result>(run: (task: Task) => Result | Promise<Result>): void {
  parentPort?.on('message', async (tasks: readonly Task[]) => {
    let answer: ThreadAnswer<Result>;
    try {
      const results: Result[] = [];
      for (const task of tasks) results.push(await run(task));
      answer = { results };
    } catch (error) {
      answer = { error: (error as Error).stack ?? String(error) };
    }
    parentPort?.postMessage(answer);
  });
}
