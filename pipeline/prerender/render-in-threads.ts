import { pathToFileURL } from 'node:url';
import { runInThreads } from '../threads/run-in-threads.ts';
import type { DocumentTask, WrittenPage } from './make-document.ts';
import type { ThreadData } from './render-thread.ts';

export interface RenderJob extends Omit<ThreadData, 'entry'> {
  /** The folder of the bundled render entry. */
  server: string;
  tasks: readonly DocumentTask[];
  onPage(page: WrittenPage): void;
}

/** Renders pages in as many threads as there are cores. Rejects with the first page's error. */
export function renderInThreads({ server, tasks, chrome, words, onPage }: RenderJob): Promise<void> {
  const data: ThreadData = { entry: pathToFileURL(`${server}/entry-server.mjs`).href, chrome, words };
  return runInThreads({ module: new URL('render-thread.ts', import.meta.url), data, tasks, batch: 16, onResult: onPage });
}
