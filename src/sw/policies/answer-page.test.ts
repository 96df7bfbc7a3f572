import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCaches, fakeFetchEvent, ORIGIN, stubWorkerGlobals } from '../../../tests/support/fake-caches.ts';
import { makePieces } from '../../../tests/support/make-pieces.ts';
import { store } from '../caches/stored-responses.ts';
import { answerPage, reportStoredDocument } from './answer-page.ts';

const PAGES = 'site-v1-pages';

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html; charset=utf-8' } });
const page = (text: string) => html(`${text}<script type="application/json" id="state">{}</script>`);
const offline = vi.fn(async (locale: string): Promise<Response | undefined> => html(`offline ${locale}`));
const fetched = vi.fn<(request: Request) => Promise<Response>>();
let fake: FakeCaches;

async function visit(path: string, preload?: Promise<Response | undefined>) {
  const { event, settled } = fakeFetchEvent(path, preload);
  const response = await answerPage(event, offline);
  await settled();
  return { status: response.status, body: await response.text(), location: response.headers.get('location') };
}

beforeEach(() => {
  ({ fake } = stubWorkerGlobals(fetched));
  // Node resolves relative redirects against this, as a worker does against its own address.
  vi.stubGlobal(Symbol.for('undici.globalOrigin.1') as never, new URL(ORIGIN));
  offline.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('with a network', () => {
  it('gives its answer and stores it under the path', async () => {
    fetched.mockImplementation(async () => page('new'));
    expect(await visit('/en/public/newsroom?page=2')).toMatchObject({ status: 200, body: expect.stringMatching(/^new/) });
    expect(fake.pathsOf(PAGES)).toEqual(['/en/public/newsroom']);
  });
  it('takes the preloaded answer where there is one', async () => {
    expect((await visit('/en', Promise.resolve(page('preloaded')))).body).toMatch(/^preloaded/);
    expect(fetched).not.toHaveBeenCalled();
    expect(fake.pathsOf(PAGES)).toEqual(['/en']);
  });
  it('goes before a copy, however new that is', async () => {
    await store(PAGES, '/en', page('old'));
    fetched.mockImplementation(async () => page('new'));
    expect((await visit('/en')).body).toMatch(/^new/);
    expect(await (await fake.match('/en'))?.text()).toMatch(/^new/);
  });
  it.each([
    ["a captive portal's page", () => html('<h1>Log in to the Wi-Fi</h1>')],
    ['a missing page', () => html('<script type="application/json" id="state">', { status: 404 })],
    ['a failing server', () => html('<script type="application/json" id="state">', { status: 503 })],
    ['something that is no page', () => new Response('type="application/json" id="state"', { headers: { 'content-type': 'text/plain' } })],
  ])('shows %s and does not store it', async (_name, answer) => {
    fetched.mockImplementation(async () => answer());
    expect((await visit('/en')).status).toBe(answer().status);
    expect(fake.pathsOf(PAGES)).toEqual([]);
  });
  it('shows the stored page when the network takes more than 3 s, and stores the late answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await store(PAGES, '/en', page('old'));
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(page('late')), 10_000)));
    const { event, settled } = fakeFetchEvent('/en');
    const answer = vi.fn();
    void answerPage(event, offline).then(answer);
    await vi.advanceTimersByTimeAsync(2999);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer.mock.calls[0]?.[0].text()).toMatch(/^old/);
    await vi.advanceTimersByTimeAsync(7000);
    vi.useRealTimers();
    await settled();
    expect(await (await fake.match('/en'))?.text()).toMatch(/^late/);
  });
});

/** A kit that has these documents, stored as long ago as this, in milliseconds. */
async function storeKit(documents: Record<string, string>, age = 0): Promise<void> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-stored-at': String(Date.now() - age),
    'x-digest': JSON.stringify(documents),
  };
  await (await fake.open('site-v1-kits')).put('/data/offline-kit.en.bin', new Response(makePieces(documents), { headers }));
}

describe('where there is a copy', () => {
  const STRANGERS: [string, () => Response][] = [
    ["a gateway's error", () => html('<h1>503 Service Unavailable</h1>', { status: 503 })],
    ["an error with our own server's page", () => html(`error <script type="application/json" id="state">{}</script>`, { status: 500 })],
    ["a captive portal's page", () => html('<h1>Log in to the Wi-Fi</h1>')],
    ["a stranger's 404", () => html('<h1>404</h1>', { status: 404 })],
    ['plain text', () => new Response('ok', { headers: { 'content-type': 'text/plain' } })],
  ];
  it.each(STRANGERS)('%s loses against it, and the copy stays', async (_name, answer) => {
    await store(PAGES, '/en', page('visited'));
    fetched.mockImplementation(async () => answer());
    expect(await visit('/en')).toMatchObject({ status: 200, body: expect.stringMatching(/^visited/) });
    expect(await (await fake.match('/en'))?.text()).toMatch(/^visited/);
  });
  it.each(STRANGERS)('%s loses against the document of the offline kit', async (_name, answer) => {
    await storeKit({ '/en/aboutus/ceo': 'from the kit' });
    fetched.mockImplementation(async () => answer());
    expect(await visit('/en/aboutus/ceo')).toMatchObject({ status: 200, body: 'from the kit' });
  });
  it('a page of ours that is gone does not: it is an answer of the site', async () => {
    await store(PAGES, '/en/public/newsroom/a', page('visited'));
    fetched.mockImplementation(
      async () => new Response(await page('not found').text(), { status: 404, headers: { 'content-type': 'text/html' } }),
    );
    expect(await visit('/en/public/newsroom/a')).toMatchObject({ status: 404, body: expect.stringMatching(/^not found/) });
  });
  it('a page whose body breaks off, or never ends, loses against it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await store(PAGES, '/en', page('visited'));
    const stream = (start: (controller: ReadableStreamDefaultController) => void) =>
      new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/html' } });
    for (const answer of [() => stream((controller) => controller.error(new TypeError('cut'))), () => stream(() => undefined)]) {
      fetched.mockImplementation(async () => answer());
      const response = answerPage(fakeFetchEvent('/en').event, offline);
      await vi.advanceTimersByTimeAsync(3000);
      expect(await (await response).text()).toMatch(/^visited/);
    }
    vi.useRealTimers();
  });
  it.each([
    ['the visit', 60_000, 0, /^visited/],
    ['the kit, which has the corrected page', 0, 60_000, /^from the kit/],
  ])('is the newest: that of %s', async (_which, ageOfKit, ageOfVisit, expected) => {
    await storeKit({ '/en': 'from the kit' }, ageOfKit);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ageOfVisit });
    await store(PAGES, '/en', page('visited'));
    vi.useRealTimers();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await visit('/en')).body).toMatch(expected);
  });
  it('goes visited before an older kit, and the age of each is reported to the page that shows it', async () => {
    await storeKit({ '/en': 'from the kit', '/en/aboutus/ceo': 'from the kit', '/en/errors/404': 'missing' }, 60_000);
    await store(PAGES, '/en', page('visited'));
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await visit('/en')).body).toMatch(/^visited/);
    const before = Date.now();
    expect(await visit('/en/aboutus/ceo')).toMatchObject({ status: 200, body: 'from the kit' });
    expect(await visit('/en/errors/404')).toMatchObject({ status: 404, body: 'missing' });
    expect(await visit('/ko/aboutus/ceo')).toMatchObject({ status: 503, body: 'offline ko' });
    const received: { type: string; storedAt: number }[] = [];
    const client = { id: 'new client', postMessage: (message: (typeof received)[0]) => received.push(message) } as unknown as Client;
    reportStoredDocument(client);
    reportStoredDocument(client);
    expect(received).toEqual([{ type: 'STORED_DOCUMENT', storedAt: expect.any(Number) }]);
    expect(Math.abs((received[0]?.storedAt ?? 0) - (before - 60_000))).toBeLessThan(1000);
  });
});

it('ends after 8 s of silence with the offline page, where there is no copy', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetched.mockReturnValue(new Promise(() => {}));
  const answer = vi.fn();
  void answerPage(fakeFetchEvent('/en/aboutus/ceo').event, offline).then(answer);
  await vi.advanceTimersByTimeAsync(7999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  const response: Response = answer.mock.calls[0]?.[0];
  expect([response.status, await response.text()]).toEqual([503, 'offline en']);
});

describe('an address with a secret', () => {
  it.each(['/en?token=abc', '/en?code=1&x=2'])('%s is neither stored nor answered from the store', async (path) => {
    fetched.mockImplementation(async () => page('for one person'));
    await visit(path);
    expect(fake.pathsOf(PAGES)).toEqual([]);
    await store(PAGES, '/en', page('visited'));
    expect((await visit(path)).body).toMatch(/^for one person/);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await visit(path)).toMatchObject({ status: 503, body: 'offline en' });
  });
});

describe('without a network', () => {
  beforeEach(() => void fetched.mockRejectedValue(new TypeError('Failed to fetch')));

  it('shows the stored page of that very address', async () => {
    await store(PAGES, '/en/aboutus/ceo', page('ceo'));
    expect(await visit('/en/aboutus/ceo?utm_source=x')).toMatchObject({ status: 200, body: expect.stringMatching(/^ceo/) });
  });
  it("shows the locale's offline page with 503, never another page", async () => {
    await store(PAGES, '/ko', page('home'));
    expect(await visit('/ko/aboutus/ceo')).toMatchObject({ status: 503, body: 'offline ko' });
    expect(await visit('/en/nope')).toMatchObject({ status: 503, body: 'offline en' });
    expect(offline.mock.calls).toEqual([['ko'], ['en']]);
  });
  it('takes an error that is preloaded, as Firefox has it, for what it is', async () => {
    await store(PAGES, '/en', page('stored'));
    expect((await visit('/en', Promise.resolve(Response.error()))).body).toMatch(/^stored/);
    expect(await visit('/en/aboutus/ceo', Promise.resolve(Response.error()))).toMatchObject({ status: 503, body: 'offline en' });
  });
  it.each([
    ['/', 302, '/en'],
    ['/ko/styleGuide', 302, '/en'],
    ['/fr', 302, '/errors/404'],
    ['/en/', 308, '/en'],
  ])('redirects %s as the server does', async (path, status, to) => {
    expect(await visit(path)).toMatchObject({ status, location: ORIGIN + to });
  });
  it('fails as the network does where no offline page is stored', async () => {
    offline.mockResolvedValueOnce(undefined);
    expect((await visit('/en')).status).toBe(0);
  });
});
