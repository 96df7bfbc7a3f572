import { STORED_AT_HEADER } from '#core/offline/headers.ts';
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
 * Fetches what following a link needs, one file after another: code, words, data, and where a worker controls the page also the document.
 * Resolves with whether the budget was enough for all of it. Rejects when a request fails or is aborted.
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

/** A request that takes longer, in milliseconds, is of no help. */
const TIMEOUT = 15_000;

const fetchedFiles = new Set<string>();

/** Fetches a hashed file into the browser's HTTP cache and the worker's. Resolves with its bytes on the wire. */
export async function fetchFile(url: string, signal: AbortSignal): Promise<number> {
  if (await isLoaded(url)) return 0;
  const bytes = await sizeOf(await fetch(url, { priority: 'low', signal: withTimeout(signal) }));
  fetchedFiles.add(url);
  return bytes;
}

/** Has the worker store the document, for reading offline and for tabs that the link is opened in: it knows it by what is accepted. */
export async function fetchDocument(path: string, signal: AbortSignal): Promise<number> {
  return sizeOf(await fetch(path, { headers: { accept: 'text/html' }, redirect: 'manual', priority: 'low', signal: withTimeout(signal) }));
}

/** The file was fetched ahead before, the page runs it, or the worker has stored it. */
async function isLoaded(url: string): Promise<boolean> {
  const timings = performance.getEntriesByName(new URL(url, location.href).href) as PerformanceResourceTiming[];
  if (fetchedFiles.has(url) || timings.some(({ initiatorType }) => initiatorType !== 'fetch')) return true;
  if (!navigator.serviceWorker?.controller) return false;
  return (await caches.match(url, { ignoreVary: true }).catch(() => undefined)) !== undefined;
}

/**
 * As the network counts, compressed, where the server says how much that was; nothing for what the worker had already. The body
 * is read to its end, or no cache holds it.
 */
async function sizeOf(response: Response): Promise<number> {
  const { byteLength } = await response.arrayBuffer();
  if (response.headers.has(STORED_AT_HEADER)) return 0;
  return Number(response.headers.get('content-length')) || byteLength;
}

function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
}
