import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ThreadAnswer } from './answer-tasks.ts';

/** What a thread may hold, in megabytes. Left alone, it takes what the machine has before it tidies up. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 48 };

export interface ThreadJob<Task, Result> {
  /** A module that calls `answerTasks`. */
  module: URL;
  /** What each thread begins with (`workerData`). */
  data?: object;
  tasks: readonly Task[];
  /** How many tasks a thread gets at a time, and below which a second thread would take longer to start than it saves. */
  batch: number;
  /** Called in the order in which tasks are done. */
  onResult(result: Result): void;
}

/** Works on tasks in as many threads as there are cores. Rejects with the first task's error. */
export async function runInThreads<Task, Result>({ module, data, tasks, batch, onResult }: ThreadJob<Task, Result>): Promise<void> {
  const workerData = { ...data, module: module.href };
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / batch));
  let next = 0;
  const take = () => {
    const taken = tasks.slice(next, next + batch);
    next += taken.length;
    return taken;
  };
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const first = take();
      if (first.length === 0) return resolve();
      const thread = new Worker(new URL('start-thread.mjs', import.meta.url), { workerData, resourceLimits: LIMITS });
      const end = (error?: Error) => {
        void thread.terminate();
        if (error) reject(error);
        else resolve();
      };
      thread.on('error', end);
      thread.on('exit', (code) => reject(new Error(`a thread of ${module.pathname} ended with code ${code}`)));
      thread.on('message', (answer: ThreadAnswer<Result>) => {
        if ('error' in answer) return end(new Error(answer.error));
        for (const result of answer.results) onResult(result);
        const taken = take();
        if (taken.length === 0) end();
        else thread.postMessage(taken);
      });
      thread.postMessage(first);
    });
  await Promise.all(Array.from({ length: threads }, work));
}
