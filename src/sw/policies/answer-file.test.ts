import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, fakeFetchEvent, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { answerFile } from './answer-file.ts';

const FILM = '/films/a.12345678-360.mp4';
const BYTES = 'abcdefghij';
const fetched = vi.fn<(request: Request) => Promise<Response>>();
let fake: FakeCaches;

async function ask(range?: string, headers: Record<string, string> = {}, path = FILM) {
  const request = new Request(ORIGIN + path, { headers: { ...(range && { range }), ...headers } });
  const response = await answerFile(fakeFetchEvent(request).event);
  return { status: response.status, body: await response.text(), range: response.headers.get('content-range'), headers: response.headers };
}

beforeEach(async () => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', fetched.mockReset());
  const headers = { 'content-type': 'video/mp4', 'content-length': '10', etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 00:00:00 GMT' };
  await (await fake.open('site-saved-v1')).put(FILM, new Response(BYTES, { headers }));
});
afterEach(() => vi.unstubAllGlobals());

describe('a saved film', () => {
  it.each([
    ['bytes=0-1', 'ab', 'bytes 0-1/10'],
    ['bytes=4-6', 'efg', 'bytes 4-6/10'],
    ['bytes=-3', 'hij', 'bytes 7-9/10'],
    ['bytes=8-', 'ij', 'bytes 8-9/10'],
    ['bytes=8-500', 'ij', 'bytes 8-9/10'],
  ])('answers %s with that part', async (range, body, said) => {
    const answer = await ask(range);
    expect(answer).toMatchObject({ status: 206, body, range: said });
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(fetched).not.toHaveBeenCalled();
  });
  it('refuses a part beyond its end, and says how long it is', async () => {
    expect(await ask('bytes=10-')).toMatchObject({ status: 416, body: '', range: 'bytes */10' });
  });
  it('is given whole without a range, for several at once, and for a unit it does not know', async () => {
    for (const range of [undefined, 'bytes=0-1,4-5', 'lines=1-2'])
      expect(await ask(range)).toMatchObject({ status: 200, body: BYTES, range: null });
  });
  it('gives a part only to who holds the rest of the same file', async () => {
    expect((await ask('bytes=0-1', { 'if-range': '"1"' })).status).toBe(206);
    expect((await ask('bytes=0-1', { 'if-range': 'Fri, 20 Nov 2026 00:00:00 GMT' })).status).toBe(206);
    for (const other of ['"2"', 'W/"1"', 'Sat, 21 Nov 2026 00:00:00 GMT'])
      expect(await ask('bytes=0-1', { 'if-range': other })).toMatchObject({ status: 200, body: BYTES });
  });
});

it('a film that was not saved goes straight through, the range with it', async () => {
  fetched.mockImplementation(async () => new Response('cd', { status: 206, headers: { 'content-range': 'bytes 2-3/10' } }));
  expect(await ask('bytes=2-3', {}, '/films/b.12345678-360.mp4')).toMatchObject({ status: 206, body: 'cd', range: 'bytes 2-3/10' });
  expect(fetched.mock.calls[0]?.[0].headers.get('range')).toBe('bytes=2-3');
  expect(fake.pathsOf('site-saved-v1')).toEqual([FILM]);
});
