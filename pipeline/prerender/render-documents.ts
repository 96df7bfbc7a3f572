import { pathToFileURL } from 'node:url';
import { runInThreads } from '../threads/run-in-threads.ts';
import type { DocumentTask, WrittenPage } from './make-document.ts';
import { openRenderer, type RendererData } from './open-renderer.ts';

export interface RenderJob extends Omit<RendererData, 'entry'> {
  /** The folder of the bundled render entry. */
  server: string;
  tasks: readonly DocumentTask[];
  onPage(page: WrittenPage): void;
}

/** How many pages a thread gets at a time. */
const BATCH = 16;

/** Up to this number of pages, threads would take longer to start than they save: what one edited post changes. */
const FEW = 16;

/** Renders pages, many of them in as many threads as there are cores. Rejects with the first page's error. */
export function renderDocuments(job: RenderJob): Promise<void> {
  return job.tasks.length > FEW ? renderInThreads(job) : renderHere(job);
}

export function renderInThreads({ tasks, onPage, ...job }: RenderJob): Promise<void> {
  return runInThreads({ module: new URL('render-thread.ts', import.meta.url), data: dataOf(job), tasks, batch: BATCH, onResult: onPage });
}

export async function renderHere({ tasks, onPage, ...job }: RenderJob): Promise<void> {
  if (tasks.length === 0) return;
  const render = await openRenderer(dataOf(job));
  for (const task of tasks) onPage(await render(task));
}

function dataOf({ server, chrome, words }: Omit<RenderJob, 'tasks' | 'onPage'>): RendererData {
  return { entry: pathToFileURL(`${server}/entry-server.mjs`).href, chrome, words };
}
