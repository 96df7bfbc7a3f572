import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemsSlot, type OfflineList, shownSlot } from '#core/offline/offline-page-template.ts';
import { FakeCaches, ORIGIN } from '../../tests/support/fake-caches.ts';
import { makePieces } from '../../tests/support/make-pieces.ts';
import { answerOfflinePage, listReadable } from './offline-page.ts';

let fake: FakeCaches;

const visit = async (path: string, title: string) => {
  const document = new Response(`<html><title data-rh="true">${title}</title></html>`, { headers: { vary: 'accept' } });
  await (await fake.open('site-v1-pages')).put(new Request(ORIGIN + path, { headers: { accept: 'text/html' } }), document);
};

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
});
afterEach(() => vi.unstubAllGlobals());

it('lists pages in the site’s order and posts newest first, in one language', async () => {
  await visit('/en/esg/social', 'Social - Example');
  await visit('/en', 'Example - Biologics CDMO');
  await visit('/ko', '예시 - 바이오');
  await visit('/en/public/newsroom/20240516-x', 'A &amp; B &lt;b&gt; - DAR 8 - Example');
  await visit('/en/public/notice/20260601-y', 'Newer - Example');
  expect(await listReadable('en')).toEqual({
    news: [
      { href: '/en/public/notice/20260601-y', title: 'Newer' },
      { href: '/en/public/newsroom/20240516-x', title: 'A & B <b> - DAR 8' },
    ],
    pages: [
      { href: '/en', title: 'Example' },
      { href: '/en/esg/social', title: 'Social' },
    ],
  });
  expect((await listReadable('ko')).pages).toEqual([{ href: '/ko', title: '예시' }]);
});
it('lists posts by their dates, also those whose id has none', async () => {
  const post = (type: string, id: string, date: string) => ({ type, id, date, title: `${id} of ${date}`, category: 'x', text: '' });
  const posts = [
    post('newsroom', '20261013-review', '2026-10-13'),
    post('images', 'open-day', '2026-04-21'),
    post('newsroom', '20250904-structure', '2025-09-04'),
    post('images', 'adc-facility', '2024-07-11'),
  ];
  const kit = new Response(makePieces({ '/data/search.en.json': JSON.stringify({ locale: 'en', names: {}, pages: [], posts }) }));
  await (await fake.open('site-v1-kits')).put('/data/offline-kit.en.bin', kit);
  await visit('/en/public/notice/20260601-visited', 'Visited - Example');
  expect((await listReadable('en')).news.map(({ href }) => href)).toEqual([
    '/en/public/newsroom/20261013-review',
    '/en/public/notice/20260601-visited',
    '/en/public/images/open-day',
    '/en/public/newsroom/20250904-structure',
    '/en/public/images/adc-facility',
  ]);
});
it('leaves out errors, the offline page and the answer to an inquiry', async () => {
  for (const path of ['/en/errors/404', '/en/offline', '/en/contact/sent', '/en/nope']) await visit(path, 'X - Example');
  expect(await listReadable('en')).toEqual({ news: [], pages: [] });
});

describe('the offline page', () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const template = () =>
    new Response(`<ul data-shown="${shownSlot('pages')}">${itemsSlot('main')}</ul><p data-shown="${shownSlot('none')}">Nothing</p>`, {
      headers,
    });
  it('lists what can be read, with the status and headers of an offline page', async () => {
    await (await fake.open('site-v1-pages')).put('/en', new Response('<title>Home</title>'));
    const answer = await answerOfflinePage(template(), 'en');
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([503, headers['content-type']]);
    expect(await answer?.text()).toBe('<ul data-shown="true"><li><a href="/en">Home</a></li></ul><p data-shown="false">Nothing</p>');
  });
  it('lists pages by section, five posts, and behind them the rest', async () => {
    const list = (name: OfflineList) => `<ul id="${name}">${itemsSlot(name)}</ul>`;
    const page = new Response((['main', 'services', 'news', 'rest'] as const).map(list).join(''), { headers });
    for (const path of ['/en/privacy', '/en/contactUs', '/en/services/cmo', '/en', '/en/services/adc']) await visit(path, path);
    for (const day of [1, 2, 3, 4, 5, 6]) await visit(`/en/public/notice/2026060${day}-x`, `Day ${day}`);
    const html = (await (await answerOfflinePage(page, 'en'))?.text()) ?? '';
    const titles = [...html.matchAll(/<ul id="(\w+)">(.*?)<\/ul>/g)].map(([, name, items = '']) => [
      name,
      ...Array.from(items.matchAll(/">([^<]*)</g), ([, title]) => title),
    ]);
    expect(titles).toEqual([
      ['main', '/en', '/en/contactUs'],
      ['services', '/en/services/cmo', '/en/services/adc'],
      ['news', 'Day 6', 'Day 5', 'Day 4', 'Day 3', 'Day 2'],
      ['rest', 'Day 1', '/en/privacy'],
    ]);
  });
  it('shows the page also where the caches cannot be read', async () => {
    fake.open = async () => {
      throw new DOMException('broken', 'UnknownError');
    };
    expect(await (await answerOfflinePage(template(), 'en'))?.text()).toBe('<ul data-shown="false"></ul><p data-shown="true">Nothing</p>');
  });
  it('is nothing where the page itself is not stored', async () => expect(await answerOfflinePage(undefined, 'en')).toBeUndefined());
});
