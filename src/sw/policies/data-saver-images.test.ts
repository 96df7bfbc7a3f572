import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { dataSaverImages as subject } from './data-saver-images.ts';

const URL_ = `${ORIGIN}/images/live/x/a-1200.avif`;
const request = () => new Request(URL_, { headers: { accept: 'image/avif,*/*' } });
const small = () => new Response('small', { headers: { 'content-location': '/images/live/x/a-480.avif', vary: 'accept' } });
/** As the page writes it. */
const choose = async (own: string) => (await caches.open('site-v1-choice')).put('/own-choice', new Response(own));

beforeEach(async () => {
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

describe('dataSaverImages', () => {
  it("leaves requests as they are without a word of the visitor's", async () => {
    const one = request();
    expect(await subject.requestWillFetch({ request: one })).toBe(one);
  });
  it('asks for the smallest picture where the visitor saves data', async () => {
    await choose('true');
    const { url, headers } = await subject.requestWillFetch({ request: request() });
    expect([url, headers.get('save-data'), headers.get('accept')]).toEqual([URL_, 'on', 'image/avif,*/*']);
  });
  it('asks for the whole picture where the browser saves data and the visitor does not want it to', async () => {
    await choose('false');
    const { url, headers } = await subject.requestWillFetch({ request: request() });
    expect([url, headers.get('save-data')]).toEqual([`${URL_}?full`, null]);
  });
  it('uses a small copy only while data is saved, a whole one always', async () => {
    const whole = new Response('whole');
    expect(await subject.cachedResponseWillBeUsed({ cachedResponse: small() })).toBeUndefined();
    expect(await subject.cachedResponseWillBeUsed({ cachedResponse: whole })).toBe(whole);
    await choose('true');
    expect(await (await subject.cachedResponseWillBeUsed({ cachedResponse: small() }))?.text()).toBe('small');
  });
  it('uses a small copy all the same when there is no network', async () => {
    await (await caches.open('site-v1-images')).put(request(), small());
    expect(await (await subject.handlerDidError({ request: request() }))?.text()).toBe('small');
  });
});
