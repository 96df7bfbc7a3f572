import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCaches, stubWorkerGlobals } from '../../../tests/support/fake-caches.ts';
import { makePieces, sha256 } from '../../../tests/support/make-pieces.ts';

const ENTRY = '/assets/app-12345678.js';
const POST = '/api/v1/posts/newsroom/a?locale=en';
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let fake: FakeCaches;
let findInKit: typeof import('./find-in-kit.ts').findInKit;
let updateKit: typeof import('./update-kit.ts').updateKit;
let deleteEarlierBuild: typeof import('./update-kit.ts').deleteEarlierBuild;
/** What the server has. */
let kit: Uint8Array<ArrayBuffer>;
let list: { digest: string; bytes: number; entry: string };
let encoding: string | undefined;
const serve = (next: { kit?: Uint8Array<ArrayBuffer>; encoding?: string; entry?: string }) => {
  kit = next.kit ?? kit;
  list.entry = next.entry ?? list.entry;
  if (next.encoding) encoding = next.encoding;
};

const asked = () => fetched.mock.calls.map(([address]) => address);
const text = async (address: string) => (await findInKit(address))?.text();

function deploy(pieces: Record<string, string>): void {
  kit = makePieces(pieces);
  list = { digest: sha256(kit), bytes: kit.length, entry: ENTRY };
}

beforeEach(async () => {
  ({ fake } = stubWorkerGlobals(fetched));
  Object.assign(self, { __WB_MANIFEST: [{ url: ENTRY, revision: null }], location: new URL('https://www.example.com/sw.js') });
  vi.stubGlobal('location', new URL('https://www.example.com/sw.js'));
  vi.stubGlobal('registration', { scope: 'https://www.example.com/' });
  vi.resetModules();
  ({ findInKit } = await import('./find-in-kit.ts'));
  ({ deleteEarlierBuild, updateKit } = await import('./update-kit.ts'));
  encoding = 'br';
  deploy({ '/en': 'home', '/en/aboutus/ceo': 'ceo', [POST]: '{"id":"a"}', '/data/newsroom.en.json': '{"posts":[]}' });
  fetched.mockImplementation(async (address) => {
    if (address === '/data/offline-kits.json') return Response.json({ en: list, ko: list });
    const headers = {
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-cache',
    };
    return new Response(kit, { headers: { ...headers, ...(encoding && { 'content-encoding': encoding }) } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the offline kit', () => {
  it('is fetched once and answers with its pieces: their type, the policy of the file, and when it was stored', async () => {
    await updateKit('en');
    expect(asked()).toEqual(['/data/offline-kits.json', '/data/offline-kit.en.bin']);
    expect([await text('/en'), await text('/en/aboutus/ceo'), await text(POST)]).toEqual(['home', 'ceo', '{"id":"a"}']);
    const headers = (await findInKit('/en/aboutus/ceo'))?.headers;
    expect(headers?.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers?.get('content-security-policy')).toBe("default-src 'none'");
    expect(headers?.has('content-encoding')).toBe(false);
    expect(Date.now() - Number(headers?.get('x-stored-at'))).toBeLessThan(2000);
    expect((await findInKit('/data/newsroom.en.json'))?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
  it.each(['/en/nope', '/ko', '/api/v1/posts/newsroom/b?locale=en', '/toString'])('has nothing for %s', async (address) => {
    await updateKit('en');
    expect(await findInKit(address)).toBeUndefined();
  });
  it('is asked for once in five minutes, and fetched again only when it has changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await updateKit('en');
    await updateKit('en');
    expect(asked()).toHaveLength(2);
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await updateKit('en');
    expect(asked().slice(2)).toEqual(['/data/offline-kits.json']);
    // It was up to date then: that is its age.
    expect(Number((await findInKit('/en'))?.headers.get('x-stored-at'))).toBe(Date.now());
    deploy({ '/en': 'new home' });
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await updateKit('en');
    expect([asked().slice(3), await text('/en'), await text('/en/aboutus/ceo')]).toEqual([
      ['/data/offline-kits.json', '/data/offline-kit.en.bin'],
      'new home',
      undefined,
    ]);
  });
  it('is fetched once however many pages ask for it at once', async () => {
    await Promise.all([updateKit('en'), updateKit('en'), updateKit('en')]);
    expect(asked()).toHaveLength(2);
  });
  it.each<[string, () => void]>([
    ['is cut off', () => serve({ kit: kit.slice(0, -1) })],
    ['has another digest', () => serve({ kit: kit.map((byte, at) => (at === kit.length - 1 ? byte + 1 : byte)) })],
    ['does not come in brotli', () => serve({ encoding: 'gzip' })],
    ['belongs to another build', () => serve({ entry: '/assets/app-87654321.js' })],
  ])('that %s does not replace the one that is stored', async (_case, spoil) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await updateKit('en');
    const before = Number((await findInKit('/en'))?.headers.get('x-stored-at'));
    deploy({ '/en': 'new home' });
    spoil();
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await updateKit('en');
    expect([await text('/en'), Number((await findInKit('/en'))?.headers.get('x-stored-at'))]).toEqual(['home', before]);
  });
  it('keeps what the build before has installed until the kits of this build have come, of every language that has one', async () => {
    const earlier = '/assets/app-00000000.js';
    const installed = await fake.open('workbox-precache-v2-https://www.example.com/');
    await installed.put(earlier, new Response('earlier'));
    for (const locale of ['en', 'ko'])
      await (await fake.open('site-v1-kits')).put(
        `/data/offline-kit.${locale}.bin`,
        new Response(makePieces({ [`/${locale}`]: 'old' }), { headers: { 'x-digest': locale, 'x-entry': earlier } }),
      );
    await deleteEarlierBuild();
    expect(await installed.match(earlier)).toBeDefined();
    serve({ encoding: 'gzip' });
    await updateKit('en');
    expect([await installed.match(earlier), await text('/ko')]).toEqual([expect.any(Response), 'old']);
    serve({ encoding: 'br' });
    await updateKit('en');
    expect([await installed.match(earlier), await text('/en'), asked().filter((address) => address.includes('.ko.'))]).toEqual([
      undefined,
      'home',
      ['/data/offline-kit.ko.bin', '/data/offline-kit.ko.bin'],
    ]);
  });
  it('that cannot be read is as good as none', async () => {
    await (await fake.open('site-v1-kits')).put('/data/offline-kit.en.bin', new Response('xx'));
    expect(await findInKit('/en')).toBeUndefined();
  });
  it('of another build is not even asked for', async () => {
    list.entry = '/assets/app-87654321.js';
    await updateKit('en');
    expect(asked()).toEqual(['/data/offline-kits.json']);
  });
  it.each([
    ['data saver', { onLine: true, connection: { saveData: true } }],
    ['2g', { onLine: true, connection: { effectiveType: '2g' } }],
  ])('is not fetched under %s', async (_case, navigator) => {
    vi.stubGlobal('navigator', navigator);
    await updateKit('en');
    expect(asked()).toEqual([]);
  });
  it('that does not fit, or whose request fails, throws nothing', async () => {
    (await fake.open('site-v1-kits')).room = 0;
    await updateKit('en');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await updateKit('en');
    expect(await findInKit('/en')).toBeUndefined();
  });
});
