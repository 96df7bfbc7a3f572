import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kitUrl } from '#core/build/kit.ts';
import { type FakeCaches, fakeFetchEvent, ORIGIN, stubWorkerGlobals } from '../../../tests/support/fake-caches.ts';
import { makePieces } from '../../../tests/support/make-pieces.ts';
import { answerWordList } from './answer-word-list.ts';

const LIST = '/words/abc.en.json';
const fetched = vi.fn<(request: Request) => Promise<Response>>();
let fake: FakeCaches;

async function ask() {
  const request = new Request(ORIGIN + LIST);
  const { event, settled } = fakeFetchEvent(request);
  const response = await answerWordList(event, new URL(request.url));
  await settled();
  return response.text();
}

beforeEach(() => {
  ({ fake } = stubWorkerGlobals(fetched));
  vi.stubGlobal('location', new URL(ORIGIN));
  fetched.mockReset().mockImplementation(async () => Response.json('of the server'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the list of the files of words', () => {
  it("is the kit's where there is one, without a request", async () => {
    const kit = await caches.open('site-v1-kits');
    await kit.put(kitUrl('en'), new Response(makePieces({ [LIST]: '"of the kit"' })));
    expect(await ask()).toBe('"of the kit"');
    expect(fetched).not.toHaveBeenCalled();
  });
  it("is else the server's, and without a network what it last was", async () => {
    expect(await ask()).toBe('"of the server"');
    fetched.mockImplementation(async () => Response.json('newer'));
    expect(await ask()).toBe('"newer"');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask()).toBe('"newer"');
    fetched.mockResolvedValue(new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await ask()).toBe('"newer"');
  });
  it('is not stored from a stranger, and fails where nothing has it', async () => {
    fetched.mockResolvedValue(new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await ask()).toContain('Log in');
    expect(fake.pathsOf('site-v1-data')).toEqual([]);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask()).rejects.toThrow('Failed to fetch');
  });
});
