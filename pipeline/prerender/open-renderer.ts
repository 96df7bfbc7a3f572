import type { PrerenderContext } from '../../core/prerender/prerendered-page.ts';
import type { WordFiles } from '../words/write-words.ts';
import { type Chrome, type DocumentTask, makeDocument, type WrittenPage } from './make-document.ts';

/** What documents are rendered with. */
export interface RendererData {
  /** The bundled src/entry-server.tsx, as an address. */
  entry: string;
  chrome: Chrome;
  words: WordFiles;
}

/** Gives what renders pages through the entry that vite-react-ssg renders them through, and writes their documents. */
export async function openRenderer({ entry, chrome, words }: RendererData): Promise<(task: DocumentTask) => Promise<WrittenPage>> {
  const { createRoot } = (await import(/* @vite-ignore */ entry)) as {
    createRoot(isClient: boolean, path: string): Promise<PrerenderContext>;
  };
  return async (task) => {
    const { page } = await createRoot(false, task.path);
    if (!page) throw new Error(`src/entry-server.tsx rendered no page for ${task.path}`);
    return makeDocument(task, page, chrome, words).written;
  };
}
