import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FILES = { ceo: ['/assets/ceo-page-1.js', '/assets/aboutus-1.js'] };
const requestData = vi.fn(async (_path: string) => 100);
const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const onBytes = vi.fn();
const storedFiles = new Set<string>();
let subject: typeof import('./prefetch-page.ts');

const addresses = () => fetched.mock.calls.map(([address]) => address);
const spent = () => onBytes.mock.calls.reduce((sum, [bytes]) => sum + bytes, 0);
async function serve(address: string): Promise<Response> {
  const isJson = address.endsWith('.json');
  const body = address === '/data/page-files.en.json' ? JSON.stringify(FILES) : '{}';
  return new Response(body, { headers: { 'content-type': isJson ? 'application/json' : 'text/javascript', 'content-length': '100' } });
}
const prefetch = (options: Partial<Parameters<typeof subject.prefetchPage>[1]> = {}) =>
  subject.prefetchPage('/en/aboutus/ceo', {
    requestData,
    budget: 10_000,
    signal: new AbortController().signal,
    onBytes,
    ...options,
  });
const setController = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });

beforeEach(async () => {
  vi.resetModules();
  subject = await import('./prefetch-page.ts');
  onBytes.mockReset();
  requestData.mockClear();
  storedFiles.clear();
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(serve));
  vi.stubGlobal('caches', { match: async (url: string) => (storedFiles.has(url) ? new Response('') : undefined) });
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  setController(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('prefetchPage', () => {
  it('fetches code and words at low priority, asks for the data, and counts the bytes of all', async () => {
    await prefetch();
    expect(addresses()).toEqual(['/data/page-files.en.json', '/assets/ceo-page-1.js', '/assets/aboutus-1.js']);
    expect(requestData).toHaveBeenCalledExactlyOnceWith('/en/aboutus/ceo');
    expect(fetched.mock.calls.every(([, init]) => (init as { priority?: string }).priority === 'low')).toBe(true);
    expect(spent()).toBe(300);
  });
  it('has the document stored where a worker controls the page', async () => {
    setController({});
    await prefetch();
    expect(fetched.mock.calls.at(-1)).toEqual(['/en/aboutus/ceo', expect.objectContaining({ headers: { accept: 'text/html' } })]);
  });
  it('counts nothing for what the worker has in the offline kit', async () => {
    fetched.mockImplementation(async (address) => {
      const answer = await serve(address);
      if (address.startsWith('/assets/')) answer.headers.set('x-stored-at', '1');
      return answer;
    });
    await prefetch({ requestData: async () => 0 });
    expect([addresses().length, spent()]).toEqual([3, 0]);
  });
  it('costs nothing the second time', async () => {
    await prefetch({ requestData: async () => 0 });
    fetched.mockClear();
    onBytes.mockClear();
    await prefetch({ requestData: async () => 0 });
    expect([addresses(), spent()]).toEqual([[], 0]);
  });
  it('fetches no file that the worker has stored, or that the page runs', async () => {
    setController({});
    storedFiles.add('/assets/ceo-page-1.js');
    vi.mocked(performance.getEntriesByName).mockImplementation((name) =>
      name.endsWith('/assets/aboutus-1.js') ? [{ initiatorType: 'script' } as PerformanceResourceTiming] : [],
    );
    await prefetch();
    expect([addresses(), requestData.mock.calls.length]).toEqual([['/data/page-files.en.json', '/en/aboutus/ceo'], 1]);
  });
  it('starts nothing beyond its budget', async () => {
    await prefetch({ budget: 150 });
    expect([addresses().slice(1), spent()]).toEqual([['/assets/ceo-page-1.js', '/assets/aboutus-1.js'], 200]);
  });
  it('ends when it is aborted', async () => {
    const abort = new AbortController();
    fetched.mockImplementation(async (address) => {
      if (address.startsWith('/assets/')) abort.abort();
      return serve(address);
    });
    await expect(prefetch({ signal: abort.signal })).rejects.toThrow('abort');
    expect(addresses()).toEqual(['/data/page-files.en.json', '/assets/ceo-page-1.js']);
  });
  it('aborts the list of files too', async () => {
    const abort = new AbortController();
    fetched.mockImplementation(
      (_address, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    const prefetching = prefetch({ signal: abort.signal });
    abort.abort();
    await expect(prefetching).rejects.toThrow('abort');
  });
  it('asks for the list of files again after a failure', async () => {
    fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
    await expect(prefetch()).rejects.toThrow('/data/page-files.en.json was answered with 503');
    await prefetch();
    expect(addresses().filter((address) => address === '/data/page-files.en.json')).toHaveLength(2);
  });
});
