import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPosts, type PostIndex } from '#core/posts/list-posts.ts';
import { search } from '#core/search/search.ts';
import type { SearchDocuments } from '#core/search/search-documents.ts';
import { buildSearchIndex } from '#core/search/search-index.ts';
import { type FakeCaches, fakeFetchEvent, ORIGIN, stubWorkerGlobals } from '../../../tests/support/fake-caches.ts';
import { makePieces } from '../../../tests/support/make-pieces.ts';
import { store } from '../caches/stored-responses.ts';
import { answerApi } from './answer-api.ts';

const DATA = 'site-v1-data';

const index: PostIndex = {
  type: 'newsroom',
  pageSize: 2,
  posts: ['e', 'd', 'c', 'b', 'a'].map((id, at) => ({
    id,
    date: `202${6 - Math.floor(at / 2)}-01-01`,
    category: at % 2 ? 'press' : 'esg',
    title: id,
    summary: '',
    text: `${id} 송도`,
  })),
};
const fetched = vi.fn<(request: Request) => Promise<Response>>();
let fake: FakeCaches;

async function ask(path: string) {
  const { event, settled } = fakeFetchEvent(path);
  const response = await answerApi(event, new URL(path, ORIGIN));
  await settled();
  return response;
}

beforeEach(() => {
  ({ fake } = stubWorkerGlobals(fetched));
});
afterEach(() => vi.unstubAllGlobals());

describe('with a network', () => {
  it('keeps a post that was read, and no list', async () => {
    fetched.mockImplementation(async () => Response.json({ id: 'a' }));
    expect(await (await ask('/api/v1/posts/newsroom/a?locale=en')).json()).toEqual({ id: 'a' });
    await ask('/api/v1/posts/newsroom?locale=en');
    expect(fake.pathsOf(DATA)).toEqual(['/api/v1/posts/newsroom/a?locale=en']);
  });
  it.each([404, 500])('passes an error with status %i through and does not keep it', async (status) => {
    fetched.mockImplementation(async () => Response.json({ status }, { status }));
    expect((await ask('/api/v1/posts/newsroom/a?locale=en')).status).toBe(status);
    expect(fake.pathsOf(DATA)).toEqual([]);
  });
  it('passes on that a visitor searched too often, though it could search by itself', async () => {
    const documents: SearchDocuments = { locale: 'en', names: {}, pages: [{ href: '/en', title: 'Home', parts: [] }], posts: [] };
    await store(DATA, '/data/search.en.json', Response.json(documents));
    fetched.mockImplementation(async () =>
      Response.json({ status: 429 }, { status: 429, headers: { 'content-type': 'application/problem+json', 'retry-after': '7' } }),
    );
    const answer = await ask('/api/v1/search?locale=en&q=home');
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-replica')]).toEqual([429, '7', null]);
    expect(fake.pathsOf(DATA)).toEqual(['/data/search.en.json']);
  });
  it('answers by itself after 3 s of silence', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await store(DATA, '/data/newsroom.en.json', Response.json(index));
    fetched.mockReturnValue(new Promise(() => {}));
    const answer = ask('/api/v1/posts/newsroom?locale=en');
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(await (await answer).json()).toEqual(listPosts(index, {}));
  });
});

describe('without a network', () => {
  beforeEach(async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await store(DATA, '/data/newsroom.ko.json', Response.json(index));
  });
  it.each([
    ['', {}],
    ['&page=2', { page: 2 }],
    ['&category=press&sort=asc', { category: 'press', sort: 'asc' }],
    ['&year=2025&q=%EC%86%A1%EB%8F%84', { year: '2025', q: '송도' }],
    ['&q=nothing', { q: 'nothing' }],
  ] as const)('a list%s is what the server would give', async (search, query) => {
    const answer = await ask(`/api/v1/posts/newsroom?locale=ko${search}`);
    expect([answer.status, answer.headers.get('x-replica')]).toEqual([200, '1']);
    expect(await answer.json()).toEqual(listPosts(index, query));
  });
  it('a post is the copy that was kept, whatever the order of its parameters', async () => {
    await store(DATA, '/api/v1/posts/newsroom/a?locale=ko&x=1', Response.json({ id: 'a' }));
    expect(await (await ask('/api/v1/posts/newsroom/a?x=1&locale=ko')).json()).toEqual({ id: 'a' });
  });
  it.each([
    '/api/v1/posts/newsroom?locale=en',
    '/api/v1/posts/newsroom?locale=fr',
    '/api/v1/posts/newsroom',
    '/api/v1/posts/newsroom/b?locale=ko',
  ])('%s fails as the network does when nothing is stored for it', async (path) => {
    expect((await ask(path)).type).toBe('error');
  });
});

describe('an answer that is none of ours', () => {
  const STRANGERS: [string, () => Response | Promise<Response>][] = [
    ["a gateway's error", () => new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } })],
    ['an error of our own server', () => Response.json({ status: 500 }, { status: 500 })],
    ["a captive portal's page", () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
    ['one that breaks off', () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) }))],
  ];
  beforeEach(async () => {
    const kit = makePieces({
      '/api/v1/posts/newsroom/k?locale=en': '{"id":"k"}',
      '/data/newsroom.en.json': JSON.stringify({ ...index, since: '2024-01-01' }),
    });
    const headers = { 'content-type': 'application/octet-stream', 'x-stored-at': '1000', 'x-digest': 'strangers' };
    await (await fake.open('site-v1-kits')).put('/data/offline-kit.en.bin', new Response(kit, { headers }));
  });
  it.each(STRANGERS)('%s loses against the list, the post and the index of the offline kit', async (_name, answer) => {
    fetched.mockImplementation(async () => answer());
    const list = await ask('/api/v1/posts/newsroom?locale=en&category=press');
    expect([list.headers.get('x-replica'), await list.json()]).toEqual([
      '1',
      listPosts({ ...index, since: '2024-01-01' }, { category: 'press' }),
    ]);
    expect(await (await ask('/api/v1/posts/newsroom/k?locale=en')).json()).toEqual({ id: 'k' });
    expect((await (await ask('/data/newsroom.en.json')).json()).since).toBe('2024-01-01');
  });
  it('leaves the newest copy: a post that was corrected since its visit is the kit’s', async () => {
    const visited = (at: string) =>
      new Response('{"id":"visited"}', { headers: { 'content-type': 'application/json', 'x-stored-at': at } });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const read = async () => (await (await ask('/api/v1/posts/newsroom/k?locale=en')).json()) as { id: string };
    await (await fake.open(DATA)).put('/api/v1/posts/newsroom/k?locale=en', visited('999'));
    expect(await read()).toEqual({ id: 'k' });
    await (await fake.open(DATA)).put('/api/v1/posts/newsroom/k?locale=en', visited('1001'));
    expect(await read()).toEqual({ id: 'visited' });
  });
  it('is passed on where there is nothing else', async () => {
    fetched.mockImplementation(async () => new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } }));
    expect((await ask('/api/v1/posts/newsroom?locale=ko')).status).toBe(503);
  });
});

it('ends after 8 s of silence as the network does, where nothing is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReturnValue(new Promise(() => {}));
  const answer = vi.fn();
  void answerApi(fakeFetchEvent('/api/v1/posts/newsroom?locale=en').event, new URL('/api/v1/posts/newsroom?locale=en', ORIGIN)).then(
    answer,
  );
  await vi.advanceTimersByTimeAsync(7990);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  vi.useRealTimers();
  expect(answer.mock.calls[0]?.[0].type).toBe('error');
});

describe('the search without a network', () => {
  const documents: SearchDocuments = {
    locale: 'ko',
    since: '2024-01-01',
    names: { newsroom: { name: '뉴스룸', categories: { press: '보도자료' } } },
    pages: [{ href: '/ko/services/cdo', title: '위탁개발', parts: [{ text: '세포주를 개발합니다.' }] }],
    posts: [{ type: 'newsroom', id: 'a', category: 'press', date: '2026-01-01', title: '개발 소식', text: '송도' }],
  };
  const find = async (parameters: string) => {
    const answer = await ask(`/api/v1/search?${parameters}`);
    return {
      status: answer.status,
      replica: answer.headers.get('x-replica'),
      type: answer.headers.get('content-type'),
      body: await answer.json(),
    };
  };
  beforeEach(async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await store(DATA, '/data/search.ko.json', Response.json(documents));
  });
  it('is what the server would give, and says since when it has posts', async () => {
    const { status, replica, body } = await find('locale=ko&q=%EA%B0%9C%EB%B0%9C');
    expect([status, replica, body]).toEqual([200, '1', search(await buildSearchIndex(documents), { q: '개발' })]);
    expect(body).toMatchObject({ total: 2, since: '2024-01-01' });
    expect((await find('locale=ko&q=%EA%B0%9C%EB%B0%9C&type=notice')).body).toMatchObject({ total: 2, groups: [] });
  });
  it('looks through newer documents as soon as they are stored', async () => {
    expect((await find('locale=ko&q=adc')).body).toMatchObject({ total: 0 });
    vi.setSystemTime(Date.now() + 1000);
    const pages = [{ href: '/ko/services/adc', title: 'ADC', parts: [] }];
    await store(DATA, '/data/search.ko.json', Response.json({ ...documents, pages }));
    vi.useRealTimers();
    expect((await find('locale=ko&q=adc')).body).toMatchObject({ total: 1 });
  });
  it.each(['locale=en&q=a', 'locale=fr&q=a', 'q=a'])('fails as the network does where nothing is stored for it: %s', async (parameters) => {
    expect((await ask(`/api/v1/search?${parameters}`)).type).toBe('error');
  });
  it('fails as the network does where what is stored cannot be read', async () => {
    await store(DATA, '/data/search.ko.json', new Response('{', { headers: { 'content-type': 'application/json' } }));
    expect((await ask('/api/v1/search?locale=ko&q=a')).type).toBe('error');
  });
});

it.each([
  ['a post', '/api/v1/posts/newsroom/a?locale=en', '/api/v1/posts/newsroom/a?locale=en', {}],
  ['a list', '/api/v1/posts/newsroom?locale=en', '/data/newsroom.en.json', index],
  ['a search', '/api/v1/search?locale=en&q=x', '/data/search.en.json', { locale: 'en', since: '', names: {}, pages: [], posts: [] }],
])('says of %s when its copy was stored', async (_name, path, key, body) => {
  const now = Date.UTC(2026, 10, 21);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await store(DATA, key, Response.json(body));
  vi.useRealTimers();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await ask(path)).headers.get('x-stored-at')).toBe(String(now));
});

it.each(['token=abc', 'code=1'])('keeps nothing of an address with a secret: %s', async (secret) => {
  fetched.mockImplementation(async () => Response.json({ id: 'a' }));
  await ask(`/api/v1/posts/newsroom/a?locale=en&${secret}`);
  expect(fake.pathsOf(DATA)).toEqual([]);
});
