import { type Mock, vi } from 'vitest';

// Workbox asks when it is imported; where nobody has said, it wants a worker to write to.
Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true });

/** CacheStorage in memory, as far as the worker uses it. Entries are found as in a browser: by path and query, and by `Vary`. */
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
  async match(key: Key, options?: CacheQueryOptions): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const response = await cache.match(key, options);
      if (response) return response;
    }
    return undefined;
  }
  /** What one cache holds, for expectations. */
  pathsOf(name: string): string[] {
    return [...(this.#caches.get(name)?.paths ?? [])].sort();
  }
}

export const ORIGIN = 'https://www.example.com';

type Key = string | { url: string; headers?: Headers };

interface Entry {
  path: string;
  headers: Headers;
  response: Response;
}

class FakeCache {
  #entries: Entry[] = [];
  /** Set to make every `put` fail with it. */
  error: Error | undefined;
  /** How many entries it has room for. */
  room: number | undefined;

  get paths(): string[] {
    return this.#entries.map(({ path }) => path);
  }
  async match(key: Key, options?: CacheQueryOptions): Promise<Response | undefined> {
    return this.#entries.find(matcher(key, options))?.response.clone();
  }
  /** What is put again stands last, as in a browser. A body that breaks off is not stored. */
  async put(key: Key, response: Response): Promise<void> {
    if (this.error) throw this.error;
    if (varyOf(response).includes('*')) throw new TypeError('Vary: * cannot be stored');
    const isNew = !this.#entries.some(matcher(key));
    if (this.room !== undefined && isNew && this.#entries.length >= this.room) throw new DOMException('no room', 'QuotaExceededError');
    const body = await response.blob();
    const copy = new Response(body, { status: response.status, headers: response.headers });
    await this.delete(key);
    this.#entries.push({ path: pathOf(key), headers: headersOf(key), response: copy });
  }
  async delete(key: Key, options?: CacheQueryOptions): Promise<boolean> {
    const before = this.#entries.length;
    const isMatch = matcher(key, options);
    this.#entries = this.#entries.filter((entry) => !isMatch(entry));
    return this.#entries.length < before;
  }
  async keys(): Promise<{ url: string; headers: Headers }[]> {
    return this.#entries.map(({ path, headers }) => ({ url: ORIGIN + path, headers }));
  }
}

function matcher(key: Key, { ignoreVary = false }: CacheQueryOptions = {}): (entry: Entry) => boolean {
  const [path, headers] = [pathOf(key), headersOf(key)];
  const hasSameHeaders = (entry: Entry) => varyOf(entry.response).every((name) => entry.headers.get(name) === headers.get(name));
  return (entry) => entry.path === path && (ignoreVary || hasSameHeaders(entry));
}

function varyOf(response: Response): string[] {
  return (response.headers.get('vary') ?? '').split(',').flatMap((name) => name.trim() || []);
}

function pathOf(key: Key): string {
  const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, ORIGIN);
  return pathname + search;
}

function headersOf(key: Key): Headers {
  return (typeof key === 'string' ? undefined : key.headers) ?? new Headers();
}

/** Makes this process look like a worker: an empty CacheStorage, and the given `fetch`. */
export function stubWorkerGlobals(fetch: Mock) {
  const fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('self', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', fetch.mockReset());
  return { fake };
}

/** A fetch event with what the worker reads of it; `settled` waits for everything handed to `waitUntil`. */
export function fakeFetchEvent(request: string | Request, preload?: Promise<Response | undefined>) {
  const extended: Promise<unknown>[] = [];
  const event = {
    request: typeof request === 'string' ? new Request(ORIGIN + request) : request,
    resultingClientId: 'new client',
    preloadResponse: preload ?? Promise.resolve(undefined),
    waitUntil: (promise: Promise<unknown>) => {
      extended.push(promise);
    },
  };
  const settled = async () => {
    for (let at = 0; at < extended.length; at += 1) await extended[at];
  };
  return { event: event as unknown as FetchEvent, settled };
}
