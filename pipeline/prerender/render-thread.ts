import { parentPort, workerData } from 'node:worker_threads';
import type { PrerenderContext } from '../../core/prerender/prerendered-page.ts';
import type { WordFiles } from '../words/write-words.ts';
import { type Chrome, makeDocument, type WrittenPage } from './make-document.ts';

/** What a thread begins with. */
export interface ThreadData {
  /** The bundled src/entry-server.tsx. */
  entry: string;
  chrome: Chrome;
  words: WordFiles;
}

export interface RenderTask {
  path: string;
  metadata: string;
}

export type ThreadAnswer = { pages: WrittenPage[] } | { error: string };

/** Renders pages through the entry that vite-react-ssg renders them through, one after the other, and writes their documents. */
const { entry, chrome, words } = workerData as ThreadData;
const { createRoot } = (await import(entry)) as { createRoot(isClient: boolean, path: string): Promise<PrerenderContext> };

parentPort?.on('message', async (tasks: readonly RenderTask[]) => {
  const pages: WrittenPage[] = [];
  let answer: ThreadAnswer = { pages };
  try {
    for (const { path, metadata } of tasks) {
      const { page } = await createRoot(false, path);
      if (!page) throw new Error(`src/entry-server.tsx rendered no page for ${path}`);
      pages.push(makeDocument(path, page, metadata, chrome, words).written);
    }
  } catch (error) {
    answer = { error: (error as Error).stack ?? String(error) };
  }
  parentPort?.postMessage(answer);
});
