// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { movedAddress } from './moved-address.ts';

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );
afterEach(() => vi.unstubAllGlobals());

describe('movedAddress', () => {
  it('asks the table, and keeps the query', async () => {
    answer('{"/en/old":"/en/public/newsroom#main"}');
    expect(await movedAddress('/en/old?x=1')).toBe('/en/public/newsroom?x=1#main');
    expect(fetch).toHaveBeenCalledWith('/data/moved.json');
    expect(await movedAddress('/en/other')).toBeUndefined();
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
    expect(await movedAddress('/en/old')).toBeUndefined();
  });
});
