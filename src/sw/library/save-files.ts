import { getSavedCacheKey, type LibraryFile } from '#core/build/library.ts';
import { isDocument, isImmutable } from '#core/site/urls.ts';
import { isOurDocument, isStorable } from '../caches/storable.ts';
import { CACHES, headersWithTime } from '../caches/stored-responses.ts';
import { fetchMoving } from '../time-limits.ts';

export interface SaveOptions {
  signal: AbortSignal;
  /** Called with the bytes of a file that have come so far. */
  onBytes: (url: string, bytes: number) => void;
  /** Addresses that the files answer. What a document names beyond the list is added. */
  keys: Set<string>;
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
  const others = files.filter(([url]) => !isDocument(url));
  await inParallel(others, (file) => withRetry(options.signal, () => saveFile(file, options)));
  await inParallel(documents, (file) => withRetry(options.signal, () => saveDocument(file, options)));
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
  // Nothing is stored any more once this has ended.
  const results = await Promise.allSettled(Array.from({ length: PARALLEL_REQUESTS }, saveNext));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
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

async function saveFile([url, bytes]: LibraryFile, { signal, onBytes }: SaveOptions): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  // A file that never changes may be stored already: saved with another item, visited or precached.
  const stored = isImmutable(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
  if (stored) {
    if (!(await cache.match(url, { ignoreVary: true }))) await cache.put(url, stored);
  } else {
    const response = await fetchFile(url, signal);
    // What was compressed on the way arrives as more bytes than were sent.
    const body = countBytes(response, (length) => onBytes(url, Math.min(length, bytes)));
    await cache.put(getSavedCacheKey(url), new Response(body, { headers: headersWithTime(response) }));
  }
  onBytes(url, bytes);
}

async function saveDocument([url, bytes]: LibraryFile, options: SaveOptions): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  const response = await fetchFile(url, options.signal);
  const text = await response.text();
  if (!isOurDocument(text)) throw new Error(`${url} was answered by another server`);
  // After a deploy since the list was made, the document names other files than the list.
  for (const [asset] of text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) {
    options.keys.add(asset);
    if (!(await cache.match(asset, { ignoreVary: true }))) await saveFile([asset, 0], options);
  }
  await cache.put(url, new Response(text, { headers: headersWithTime(response) }));
  options.onBytes(url, bytes);
}

async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const accept = isDocument(url) ? 'text/html' : '*/*';
  const cache = isImmutable(url) ? 'default' : 'no-cache';
  const response = await fetchMoving(url, { headers: { accept }, redirect: 'manual', signal, cache });
  if (isStorable(response, new URL(url, location.origin).pathname)) return response;
  throw new Error(`${url} was answered with ${response.status}, or with a type that is not its own`);
}

/** @param onLength Called with the length of what has come so far. */
function countBytes(response: Response, onLength: (length: number) => void): ReadableStream<Uint8Array> | null {
  let length = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      onLength(length);
      controller.enqueue(chunk);
    },
  });
  return response.body?.pipeThrough(counter) ?? null;
}
