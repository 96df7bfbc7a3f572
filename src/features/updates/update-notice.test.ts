import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('site:newest-change', () => ({ default: 'c' }));
const { fetchChangelog } = await import('./update-notice.tsx');

const fetched = vi.fn();
const change = (id: string) => ({ id, date: '2026-01-01', text: `text ${id}`, later: 'field' });
const answer = (ids: string) => fetched.mockResolvedValue(Response.json([...ids].map(change)));

beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

describe('fetchChangelog', () => {
  it('asks for its language, past the HTTP cache', async () => {
    answer('c');
    await fetchChangelog('ko');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/data/changelog.ko.json', expect.objectContaining({ cache: 'no-cache' }));
  });
  it.each([
    ['what came after this build', 'edcba', ['text e', 'text d']],
    ['nothing when nothing is new', 'cba', []],
    ['three at the most', 'hgfedcba', ['text h', 'text g', 'text f']],
    ['the newest three where its own is no longer listed', 'ihgf', ['text i', 'text h', 'text g']],
    ['nothing of an empty list', '', []],
  ])('gives %s', async (_name, ids, expected) => {
    answer(ids);
    expect(await fetchChangelog('en')).toEqual(expected);
  });
  it.each([
    ['a network that fails', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ["a captive portal's page", () => fetched.mockResolvedValue(new Response('<h1>Log in</h1>'))],
    ['a list of something else', () => fetched.mockResolvedValue(Response.json({ a: 1 }))],
    ['a missing file', () => fetched.mockResolvedValue(new Response('Not Found', { status: 404 }))],
  ])('gives nothing after %s', async (_name, arrange) => {
    arrange();
    expect(await fetchChangelog('en')).toEqual([]);
  });
});
