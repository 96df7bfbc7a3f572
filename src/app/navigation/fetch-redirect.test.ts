import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchRedirect } from './fetch-redirect.ts';

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
afterEach(() => vi.unstubAllGlobals());

describe('fetchRedirect', () => {
  it('asks the table, and keeps the query', async () => {
    answer('{"/en/old":"/en/public/newsroom#main"}');
    expect(await fetchRedirect('/en/old?x=1')).toBe('/en/public/newsroom?x=1#main');
    expect(fetch).toHaveBeenCalledWith('/data/moved.json');
    expect(await fetchRedirect('/en/other')).toBeUndefined();
  });
  it.each([
    ['the table is missing', () => answer('', 404)],
    ['something else is answered', () => answer('<!doctype html>')],
    [
      'the network is away',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(async () => Promise.reject(new TypeError('offline'))),
        ),
    ],
  ])('nothing has moved when %s', async (_name, arrange) => {
    arrange();
    expect(await fetchRedirect('/en/old')).toBeUndefined();
  });
});
