import { getSavedCacheKey, isDocument, isImmutable, type LibraryFile } from '#core/build/library.ts';
import { CACHES } from '../caches/cache-names.ts';
import { isStorable } from '../caches/storable.ts';
import { isOurDocument } from '../caches/store-page.ts';
import { fetchMoving } from '../stall-limit.ts';

export interface SaveOptions {
  signal: AbortSignal;
  /** Bytes that have arrived since the last call. */
  onBytes: (bytes: number) => void;
  /** From here on stored documents are overwritten. */
  onDocuments: () => void;
  /** A document names a file that is not in the list; called before the file is fetched. */
  onExtraFile: (key: string) => Promise<void>;
}

const PARALLEL_REQUESTS = 4;
/** A request that fails is made once more after this long, in milliseconds. */
const RETRY_DELAY = 1000;

/**
 * Fetches files whole and stores them. Documents come last, each after the scripts and styles it names, so that a document
 * that is stored is always complete, whenever saving is interrupted. Rejects at the first file that cannot be fetched or stored.
 */
export async function saveFiles(files: readonly LibraryFile[], options: SaveOptions): Promise<void> {
  const documents = files.filter(([url]) => isDocument(url));
  await inParallel(
    files.filter((file) => !documents.includes(file)),
    (file) => saveFile(file, options),
  );
  options.onDocuments();
  await inParallel(documents, (file) => saveDocument(file, options));
}

async function inParallel(files: readonly LibraryFile[], save: (file: LibraryFile) => Promise<void>): Promise<void> {
  const queue = [...files];
  const saveNext = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await save(file).catch((error) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: PARALLEL_REQUESTS }, saveNext));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function saveFile([url, bytes]: LibraryFile, { signal, onBytes }: SaveOptions): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  // A file that never changes may be stored already: saved with another item, visited or precached.
  const stored = isImmutable(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
  if (stored) {
    if (!(await cache.match(url, { ignoreVary: true }))) await cache.put(url, stored);
    onBytes(bytes);
    return;
  }
  signal.throwIfAborted();
  await withRetry(signal, async () => {
    const response = await fetchFile(url, signal);
    if (!isStorable(response, pathOf(url))) throw new Error(`${url} was answered with ${response.status} and a type that is not its own`);
    let counted = 0;
    const count = (length: number) => {
      // What was compressed on the way arrives as more bytes than were sent.
      const part = Math.min(length, bytes - counted);
      counted += part;
      onBytes(part);
    };
    try {
      await cache.put(getSavedCacheKey(url), new Response(countBytes(response, count), { headers: response.headers }));
      onBytes(bytes - counted);
    } catch (error) {
      onBytes(-counted);
      throw error;
    }
  });
}

async function saveDocument([url, bytes]: LibraryFile, options: SaveOptions): Promise<void> {
  options.signal.throwIfAborted();
  const cache = await caches.open(CACHES.saved);
  await withRetry(options.signal, async () => {
    const response = await fetchFile(url, options.signal);
    const text = await response.text();
    if (!isStorable(response, pathOf(url)) || !isOurDocument(text)) {
      throw new Error(`${url} was answered with ${response.status}, or by another server`);
    }
    // After a deploy since the list was made, the document names other files than the list.
    for (const [asset] of text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) {
      if (await cache.match(asset, { ignoreVary: true })) continue;
      await options.onExtraFile(asset);
      await saveFile([asset, 0], options);
    }
    await cache.put(url, new Response(text, { headers: response.headers }));
    options.onBytes(bytes);
  });
}

function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const accept = isDocument(url) ? 'text/html' : '*/*';
  return fetchMoving(url, { headers: { accept }, redirect: 'manual', signal, cache: isImmutable(url) ? 'default' : 'no-cache' });
}

function pathOf(url: string): string {
  return new URL(url, location.origin).pathname;
}

async function withRetry(signal: AbortSignal, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    // A network that stands still has been waited for already: the visitor is told, and can go on later.
    if (signal.aborted || ['QuotaExceededError', 'TimeoutError'].includes((error as Error).name)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    signal.throwIfAborted();
    await attempt();
  }
}

function countBytes(response: Response, count: (bytes: number) => void): ReadableStream<Uint8Array> | null {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return response.body?.pipeThrough(counter) ?? null;
}
