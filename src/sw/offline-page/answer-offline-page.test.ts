import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { itemsSlot, shownSlot } from '#core/offline/offline-page-template.ts';
import { FakeCaches, ORIGIN } from '../../../tests/support/fake-caches.ts';
import { answerOfflinePage } from './answer-offline-page.ts';

const headers = { 'content-type': 'text/html; charset=utf-8' };
const template = () =>
  new Response(`<ul data-shown="${shownSlot('pages')}">${itemsSlot('pages')}</ul><p data-shown="${shownSlot('none')}">Nothing</p>`, {
    headers,
  });
let fake: FakeCaches;

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
});
afterEach(() => vi.unstubAllGlobals());

it('lists what can be read, with the status and headers of an offline page', async () => {
  await (await fake.open('site-v1-pages')).put('/en', new Response('<title>Home</title>'));
  const answer = await answerOfflinePage(template(), 'en');
  expect([answer?.status, answer?.headers.get('content-type')]).toEqual([503, headers['content-type']]);
  expect(await answer?.text()).toBe('<ul data-shown="true"><li><a href="/en">Home</a></li></ul><p data-shown="false">Nothing</p>');
});
it('shows the page also where the caches cannot be read', async () => {
  fake.open = async () => {
    throw new DOMException('broken', 'UnknownError');
  };
  expect(await (await answerOfflinePage(template(), 'en'))?.text()).toBe('<ul data-shown="false"></ul><p data-shown="true">Nothing</p>');
});
it('is nothing where the page itself is not stored', async () => expect(await answerOfflinePage(undefined, 'en')).toBeUndefined());
