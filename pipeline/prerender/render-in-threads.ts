import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WrittenPage } from './make-document.ts';
import type { RenderTask, ThreadAnswer, ThreadData } from './render-thread.ts';

/** Pages that a thread gets at a time, and below which a second one would take longer to start than it saves. */
const BATCH = 16;

/** What a thread may hold, in megabytes. Left alone, it takes what the machine has before it tidies up. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export interface RenderJob extends Omit<ThreadData, 'entry'> {
  /** The folder of the bundled render entry. */
  server: string;
  tasks: readonly RenderTask[];
  onPage(page: WrittenPage): void;
}

/** Renders pages in as many threads as there are cores. Rejects with the first page's error. */
export async function renderInThreads({ server, tasks, chrome, words, onPage }: RenderJob): Promise<void> {
  const workerData: ThreadData & { module: string } = {
    module: new URL('render-thread.ts', import.meta.url).href,
    entry: pathToFileURL(`${server}/entry-server.mjs`).href,
    chrome,
    words,
  };
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / BATCH));
  let next = 0;
  const take = () => {
    const batch = tasks.slice(next, next + BATCH);
    next += batch.length;
    return batch;
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
      thread.on('exit', (code) => reject(new Error(`a rendering thread ended with code ${code}`)));
      thread.on('message', (answer: ThreadAnswer) => {
        if ('error' in answer) return end(new Error(answer.error));
        for (const page of answer.pages) onPage(page);
        const batch = take();
        if (batch.length === 0) end();
        else thread.postMessage(batch);
      });
      thread.postMessage(first);
    });
  await Promise.all(Array.from({ length: threads }, work));
}
