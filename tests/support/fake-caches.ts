/** CacheStorage in memory, as far as the worker uses it: addresses are keyed by path and query. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }
  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
  async match(key: string): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  }
  /** What one cache holds, for expectations. */
  pathsOf(name: string): string[] {
    return [...(this.#caches.get(name)?.entries.keys() ?? [])].sort();
  }
}

export const ORIGIN = 'https://www.example.com';

class FakeCache {
  readonly entries = new Map<string, Response>();
  /** Set to make every `put` fail with it. */
  fault: Error | undefined;
  /** How many entries it has room for. */
  room: number | undefined;

  async match(key: Key): Promise<Response | undefined> {
    return this.entries.get(toKey(key))?.clone();
  }
  /** What is put again stands last, as in a browser. */
  async put(key: Key, response: Response): Promise<void> {
    if (this.fault) throw this.fault;
    if (this.room !== undefined && !this.entries.has(toKey(key)) && this.entries.size >= this.room)
      throw new DOMException('no room', 'QuotaExceededError');
    this.entries.delete(toKey(key));
    this.entries.set(toKey(key), response);
  }
  async delete(key: Key): Promise<boolean> {
    return this.entries.delete(toKey(key));
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((path) => ({ url: ORIGIN + path }));
  }
}

type Key = string | { url: string };

function toKey(key: Key): string {
  const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, ORIGIN);
  return pathname + search;
}

/** The worker's own scope with its pages; `messages` are those that the page with the id `client` has heard. */
export function fakeWorkerScope() {
  const messages: unknown[] = [];
  const client = { id: 'client', postMessage: (message: unknown) => messages.push(message) };
  return { scope: { clients: { matchAll: async () => [client] } }, messages };
}

/** A fetch event with what the worker reads of it; `settled` waits for everything handed to `waitUntil`. */
export function fakeFetchEvent(path: string, preload?: Promise<Response | undefined>) {
  const extended: Promise<unknown>[] = [];
  const event = {
    request: { url: ORIGIN + path, method: 'GET' },
    clientId: 'client',
    resultingClientId: 'new client',
    preloadResponse: preload ?? Promise.resolve(undefined),
    waitUntil: (promise: Promise<unknown>) => {
      extended.push(promise);
    },
  };
  const settled = async () => {
    for (let at = 0; at < extended.length; at += 1) await extended[at];
  };
  return { event, settled };
}
