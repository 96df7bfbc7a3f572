import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LibraryFile } from '#core/build/library.ts';
import type { LibraryReport } from '#core/offline/messages.ts';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';

const SAVED = 'site-saved-v1';
const RECORD = '/saved.json';
const PAGE = '<script type="application/json" id="state">{}</script>';

let handle: typeof import('./handle-library-message.ts').handleLibraryMessage;
let fake: FakeCaches;
let reports: LibraryReport[];
/** What the server answers, by address; others are 404. */
let site: Map<string, () => Response | Promise<Response>>;
const asked: string[] = [];

const html =
  (assets: readonly string[] = []) =>
  () =>
    new Response(PAGE + assets.map((url) => `<link href="${url}">`).join(''), { headers: { 'content-type': 'text/html' } });
const file = (type: string) => () => new Response('x', { headers: { 'content-type': type } });
const script = file('text/javascript');

function save(name: string, ...urls: string[]): Promise<void> {
  const files: LibraryFile[] = urls.map((url) => [url, 100]);
  return handle({
    type: 'SAVE',
    item: { id: `en/notice/${name}`, kind: 'notice', title: name, url: `/en/${name}`, bytes: 100 * urls.length },
    files,
  });
}
/** Lets the time that something waits for pass at once. */
async function hasten<T>(waiting: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  waiting.then(end, end);
  while (!isOver) await vi.advanceTimersByTimeAsync(500);
  return waiting;
}
const held = () => fake.pathsOf(SAVED).filter((path) => path !== RECORD);
const list = () => reports.findLast((message) => message.type === 'LIBRARY');
const states = () => list()?.saved.map(({ title, state }) => `${title} ${state}`);
const outcomes = () => reports.flatMap((message) => (message.type === 'ENDED' ? [`${message.title} ${message.outcome}`] : []));

beforeEach(async () => {
  fake = new FakeCaches();
  reports = [];
  asked.length = 0;
  site = new Map<string, () => Response>([
    ['/en/a', html(['/assets/a-12345678.js'])],
    ['/en/b', html()],
    ['/assets/a-12345678.js', script],
    ['/assets/shared-12345678.js', script],
    ['/data/notice/a.en.json', file('application/json')],
  ]);
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit = {}) => {
    asked.push(url);
    signal?.throwIfAborted();
    const stopped = new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    return Promise.race([(site.get(url) ?? (() => new Response('', { status: 404 })))(), stopped]);
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: LibraryReport) => void reports.push(message);
      close = () => undefined;
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 400 });
  vi.resetModules();
  handle = (await import('./handle-library-message.ts')).handleLibraryMessage;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a network that stands still', () => {
  it('ends the save after 8 s, says so, and keeps what has come, to go on from there', async () => {
    site.set('/en/b', () => new Promise<Response>(() => {}));
    await hasten(save('b', '/assets/shared-12345678.js', '/en/b'));
    expect(outcomes()).toEqual(['b failed']);
    expect([states(), held()]).toEqual([['b partial'], ['/assets/shared-12345678.js']]);
    asked.length = 0;
    site.set('/en/b', html());
    await save('b', '/assets/shared-12345678.js', '/en/b');
    expect([outcomes().at(-1), asked]).toEqual(['b saved', ['/en/b']]);
  });
});

describe('saving', () => {
  it('stores each file under the address that the site asks for, and what a document names beyond the list', async () => {
    await save('a', '/en/a', '/assets/shared-12345678.js', '/data/notice/a.en.json');
    expect(held()).toEqual(['/api/v1/posts/notice/a?locale=en', '/assets/a-12345678.js', '/assets/shared-12345678.js', '/en/a']);
    expect(outcomes()).toEqual(['a saved']);
    expect(states()).toEqual(['a whole']);
  });
  it('stores documents last, so that one that is there is whole', async () => {
    await save('a', '/en/a', '/assets/shared-12345678.js');
    expect(asked).toEqual(['/assets/shared-12345678.js', '/en/a', '/assets/a-12345678.js']);
  });
  it('takes hashed files that another cache holds, and asks the network for none of them', async () => {
    await (await fake.open('workbox-precache-v2')).put('/assets/shared-12345678.js', script());
    await save('b', '/en/b', '/assets/shared-12345678.js');
    expect(asked).toEqual(['/en/b']);
    expect(held()).toEqual(['/assets/shared-12345678.js', '/en/b']);
  });
  it('keeps no error, no page in a file’s place and no stranger’s page: saving breaks off and can go on', async () => {
    site.set('/en/a', () => new Response('<h1>Guest network</h1>', { headers: { 'content-type': 'text/html' } }));
    await hasten(save('a', '/assets/shared-12345678.js', '/en/a'));
    expect(outcomes()).toEqual(['a failed']);
    expect(held()).toEqual(['/assets/shared-12345678.js']);
    expect(states()).toEqual(['a partial']);
    site.set('/en/a', html());
    await save('a', '/assets/shared-12345678.js', '/en/a');
    expect(states()).toEqual(['a whole']);
    expect(asked.filter((url) => url.startsWith('/assets/'))).toHaveLength(1);
  });
  it('asks once more before it breaks off', async () => {
    let times = 0;
    site.set('/en/b', () => {
      times += 1;
      if (times === 1) throw new TypeError('the network failed');
      return html()();
    });
    await hasten(save('b', '/en/b'));
    expect([times, outcomes()]).toEqual([2, ['b saved']]);
  });
  it('leaves nothing behind where there is no room, and what was saved before stays', async () => {
    await save('b', '/en/b', '/assets/shared-12345678.js');
    (await fake.open(SAVED)).room = 4;
    await save('a', '/en/a', '/assets/a-12345678.js', '/data/notice/a.en.json');
    expect(outcomes()).toEqual(['b saved', 'a full']);
    expect(held()).toEqual(['/assets/shared-12345678.js', '/en/b']);
    expect(states()).toEqual(['b whole']);
  });
  it('is called off at once, without a trace', async () => {
    const isAborted = vi.fn();
    vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
      if (url !== '/en/a') return script();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      isAborted();
      throw signal.reason;
    });
    const saving = save('a', '/assets/shared-12345678.js', '/en/a');
    await vi.waitFor(() => expect(held()).toEqual(['/assets/shared-12345678.js']));
    await handle({ type: 'CANCEL_SAVE', id: 'en/notice/a' });
    await saving;
    expect(isAborted).toHaveBeenCalledOnce();
    expect([outcomes(), held(), states()]).toEqual([['a cancelled'], [], []]);
  });
  it('does one thing after another; one that waits can be called off before its turn', async () => {
    let go: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    site.set('/en/a', async () => gate.then(html()));
    const first = save('a', '/en/a');
    const second = save('b', '/en/b');
    await vi.waitFor(() => expect(list()?.saving.map(({ title }) => title)).toEqual(['a', 'b']));
    await handle({ type: 'CANCEL_SAVE', id: 'en/notice/b' });
    expect(list()?.saving.map(({ title }) => title)).toEqual(['a']);
    go?.();
    await Promise.all([first, second]);
    expect([states(), asked.includes('/en/b')]).toEqual([['a whole'], false]);
  });
});

describe('what is saved', () => {
  beforeEach(async () => {
    await save('a', '/en/a', '/assets/shared-12345678.js');
    await save('b', '/en/b', '/assets/shared-12345678.js');
  });
  it('keeps a shared file until the last that has it is removed', async () => {
    await handle({ type: 'REMOVE_SAVED', ids: ['en/notice/a'] });
    expect(held()).toEqual(['/assets/shared-12345678.js', '/en/b']);
    await handle({ type: 'REMOVE_SAVED', ids: ['en/notice/b'] });
    expect([held(), states()]).toEqual([[], []]);
  });
  it('is said to be partial when some of its files are gone', async () => {
    await (await fake.open(SAVED)).delete('/en/a');
    await handle({ type: 'LIST_SAVED' });
    expect(states()).toEqual(['a partial', 'b whole']);
    await save('a', '/en/a', '/assets/shared-12345678.js');
    expect(states()).toEqual(['b whole', 'a whole']);
  });
  it('lists nothing when all of it is gone, and can be saved anew', async () => {
    await fake.delete(SAVED);
    await handle({ type: 'LIST_SAVED' });
    expect(states()).toEqual([]);
    await save('b', '/en/b');
    expect(states()).toEqual(['b whole']);
  });
  it('is as it was when saving it again breaks off', async () => {
    site.set('/assets/new-12345678.js', () => new Response('', { status: 500 }));
    await hasten(save('b', '/en/b', '/assets/new-12345678.js'));
    expect([outcomes().at(-1), states()]).toEqual(['b failed', ['a whole', 'b whole']]);
    expect(held()).toEqual(['/assets/a-12345678.js', '/assets/shared-12345678.js', '/en/a', '/en/b']);
  });
  it('stays when saving it again is called off, and goes when it is removed meanwhile', async () => {
    for (const ask of [{ type: 'CANCEL_SAVE', id: 'en/notice/b' } as const, { type: 'REMOVE_SAVED', ids: ['en/notice/b'] } as const]) {
      const isAsked = new Promise<void>((resolve) => {
        site.set('/en/b', () => {
          resolve();
          return new Promise<Response>(() => {});
        });
      });
      const saving = save('b', '/en/b', '/assets/shared-12345678.js');
      await isAsked;
      await handle(ask);
      await saving;
      expect(outcomes().at(-1)).toBe('b cancelled');
      expect(states()).toEqual(ask.type === 'CANCEL_SAVE' ? ['a whole', 'b whole'] : ['a whole']);
    }
  });
});

it('lists and removes what an earlier build saved, whatever kind it was', async () => {
  const record = { id: 'en/section/esg', kind: 'section', title: 'ESG', url: '/en/esg', version: '1', bytes: 1, savedAt: 1, whole: true };
  const cache = await fake.open(SAVED);
  await cache.put('/en/esg', html()());
  await cache.put(RECORD, Response.json([{ ...record, keys: ['/en/esg'] }]));
  await handle({ type: 'LIST_SAVED' });
  expect(states()).toEqual(['ESG whole']);
  await save('b', '/en/b');
  expect(held()).toEqual(['/en/b', '/en/esg']);
  await handle({ type: 'REMOVE_SAVED', ids: ['en/section/esg'] });
  expect([states(), held()]).toEqual([['b whole'], ['/en/b']]);
});
