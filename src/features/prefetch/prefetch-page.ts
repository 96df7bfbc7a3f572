import { fetchDocument, fetchFile } from './fetch-ahead.ts';
import { listPageFiles } from './page-files.ts';

export interface PrefetchPageOptions {
  /** Asks for the page's data. Resolves with its bytes. */
  requestData: (path: string) => Promise<number>;
  /** Bytes that may be spent. The file that exceeds them is the last. */
  budget: number;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
}

/**
 * Fetches what following a link needs: the page's code and words, its data, and where a worker controls the page also the
 * document. One after another, so that the rest can be cancelled; no pictures. Resolves with whether the budget was enough for
 * all of it. Rejects when a request fails or is aborted.
 */
export async function prefetchPage(path: string, { requestData, budget, signal, onBytes }: PrefetchPageOptions): Promise<boolean> {
  const requests = [
    ...(await listPageFiles(path, signal)).map((file) => () => fetchFile(file, signal)),
    () => requestData(path),
    ...(navigator.serviceWorker?.controller ? [() => fetchDocument(path, signal)] : []),
  ];
  let spent = 0;
  for (const request of requests) {
    signal.throwIfAborted();
    if (spent >= budget) return false;
    const bytes = await request();
    spent += bytes;
    onBytes(bytes);
  }
  return true;
}
