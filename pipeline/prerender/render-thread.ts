import { workerData } from 'node:worker_threads';
import type { PrerenderContext } from '../../core/prerender/prerendered-page.ts';
import { answerTasks } from '../threads/answer-tasks.ts';
import type { WordFiles } from '../words/write-words.ts';
import { type Chrome, type DocumentTask, makeDocument } from './make-document.ts';

/** What a thread begins with. */
export interface ThreadData {
  /** The bundled src/entry-server.tsx. */
  entry: string;
  chrome: Chrome;
  words: WordFiles;
}

const { entry, chrome, words } = workerData as ThreadData;
const { createRoot } = (await import(entry)) as { createRoot(isClient: boolean, path: string): Promise<PrerenderContext> };

/** Renders pages through the entry that vite-react-ssg renders them through, and writes their documents. */
answerTasks(async (task: DocumentTask) => {
  const { page } = await createRoot(false, task.path);
  if (!page) throw new Error(`src/entry-server.tsx rendered no page for ${task.path}`);
  return makeDocument(task, page, chrome, words).written;
});
