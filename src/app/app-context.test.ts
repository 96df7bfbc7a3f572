import { afterEach, expect, it, vi } from 'vitest';
import { readIndex } from './app-context.ts';
import { NavigationError } from './navigation/with-time-limit.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

it('reads the index of a type in a language', async () => {
  const index = { type: 'notice', pageSize: 10, posts: [] };
  fetched.mockImplementation(async () => Response.json(index));
  expect(await readIndex('notice', 'ko')).toEqual(index);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/data/notice.ko.json');
});
it.each([
  ['the network fails', 'no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal answers', 'no JSON', async () => new Response('<h1>Log in</h1>')],
  ['the server has none', '404', async () => new Response('', { status: 404 })],
])('is a failed navigation when %s', async (_name, reason, answer) => {
  fetched.mockImplementation(answer);
  const error = await readIndex('notice', 'ko').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(NavigationError);
  expect((error as Error).message).toContain(reason);
});
