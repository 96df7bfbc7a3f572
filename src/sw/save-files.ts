import { isDocument, isLasting, type LibraryFile, savedKey } from '#core/offline/library.ts';
import { isOurDocument } from './answer-page.ts';
import { CACHES, isStorable } from './caches.ts';

export interface SaveProgress {
  signal: AbortSignal;
  /** Bytes that have come since the last call. */
  came: (bytes: number) => void;
  /** From here on stored documents are written over. */
  beginPages: () => void;
  /** A file that the documents name beyond those known before; asked for before it is stored. */
  found: (key: string) => Promise<void>;
}

/** Requests at a time. */
const LANES = 4;
/** A request that fails is made once more, after this long, in milliseconds. */
const PAUSE = 1000;

/**
 * Fetches files whole and stores them. Documents come last, each after the scripts and styles it names, so that a document
 * that is stored is always complete, whatever breaks off. Rejects at the first file that cannot be had or kept.
 */
export async function saveFiles(files: readonly LibraryFile[], progress: SaveProgress): Promise<void> {
  const isPage = ([url]: LibraryFile) => isDocument(url);
  await inLanes(
    files.filter((file) => !isPage(file)),
    (file) => saveFile(file, progress),
  );
  progress.beginPages();
  await inLanes(files.filter(isPage), (file) => savePage(file, progress));
}

async function inLanes(files: readonly LibraryFile[], save: (file: LibraryFile) => Promise<void>): Promise<void> {
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await save(file).catch((error) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, work));
  const failure = lanes.find((lane) => lane.status === 'rejected');
  if (failure) throw failure.reason;
}

async function saveFile([url, bytes]: LibraryFile, { signal, came }: SaveProgress): Promise<void> {
  const cache = await caches.open(CACHES.saved);
  // What never changes may lie here already, saved with another thing, visited or precached.
  const held = isLasting(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
  if (held) {
    if (!(await cache.match(url, { ignoreVary: true }))) await cache.put(url, held);
    came(bytes);
    return;
  }
  signal.throwIfAborted();
  await twice(signal, async () => {
    const response = await get(url, signal);
    if (!isStorable(response, '') || isStorable(response, 'text/html')) throw new Error(`${url} was answered with ${response.status}`);
    let counted = 0;
    const count = (chunk: number) => {
      // What was compressed on the way comes as more than was sent.
      const part = Math.min(chunk, bytes - counted);
      counted += part;
      came(part);
    };
    try {
      await cache.put(savedKey(url), new Response(counting(response, count), { headers: response.headers }));
      came(bytes - counted);
    } catch (error) {
      came(-counted);
      throw error;
    }
  });
}

async function savePage([url, bytes]: LibraryFile, progress: SaveProgress): Promise<void> {
  progress.signal.throwIfAborted();
  const cache = await caches.open(CACHES.saved);
  await twice(progress.signal, async () => {
    const response = await get(url, progress.signal);
    const text = await response.text();
    if (!isStorable(response, 'text/html') || !isOurDocument(text))
      throw new Error(`${url} was answered with ${response.status}, or by another`);
    // A deploy since the list was made: the document names other files than were known.
    for (const [asset] of text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) {
      if (await cache.match(asset)) continue;
      await progress.found(asset);
      await saveFile([asset, 0], progress);
    }
    await cache.put(url, new Response(text, { headers: response.headers }));
    progress.came(bytes);
  });
}

function get(url: string, signal: AbortSignal): Promise<Response> {
  const accept = isDocument(url) ? 'text/html' : '*/*';
  return fetch(url, { headers: { accept }, redirect: 'manual', signal, cache: isLasting(url) ? 'default' : 'no-cache' });
}

async function twice(signal: AbortSignal, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (signal.aborted || (error as Error).name === 'QuotaExceededError') throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    signal.throwIfAborted();
    await attempt();
  }
}

function counting(response: Response, count: (bytes: number) => void): ReadableStream<Uint8Array> | null {
  return (
    response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          count(chunk.byteLength);
          controller.enqueue(chunk);
        },
      }),
    ) ?? null
  );
}
