import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches, ORIGIN } from '../../tests/support/fake-caches.ts';

const { fillOfflinePage } = await vi.importActual<{ fillOfflinePage(html: string, locale: string): Promise<string> }>(
  './fill-offline-page.ts',
);
let fake: FakeCaches;

const PAGE = `<nav><div data-kept="usual"><h2>Saved pages</h2><ul><li><a href="/en">Home</a></li></ul></div>${[
  'saved',
  'news',
  'pages',
  'none',
]
  .map((group) => `<div data-kept="${group}" hidden=""><h2>${group}</h2><ul></ul></div>`)
  .join('')}</nav>`;
const hidden = (group: string) =>
  `<div data-kept="${group}" hidden=""><h2>${group === 'usual' ? 'Saved pages' : group}</h2><ul></ul></div>`;
const visit = async (path: string, title: string) =>
  (await fake.open('site-v1-pages')).put(path, new Response(`<html><title>${title}</title></html>`));

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('caches', fake);
  vi.stubGlobal('location', new URL(ORIGIN));
});
afterEach(() => vi.unstubAllGlobals());

it('lists pages in the site’s order and posts newest first, in its own language', async () => {
  await visit('/en/esg/social', 'Social - Example');
  await visit('/en', 'Example - Biologics CDMO');
  await visit('/ko', '예시 - 바이오');
  await visit('/en/public/newsroom/20240516-x', 'A &amp; B &lt;b&gt; - DAR 8 - Example');
  await visit('/en/public/notice/20260601-y', 'Newer - Example');
  const html = await fillOfflinePage(PAGE, 'en');
  expect(html).toContain(
    '<div data-kept="pages"><h2>pages</h2><ul><li><a href="/en">Example</a></li><li><a href="/en/esg/social">Social</a></li></ul></div>',
  );
  expect(html).toContain(
    '<ul><li><a href="/en/public/notice/20260601-y">Newer</a></li><li><a href="/en/public/newsroom/20240516-x">A &amp; B &lt;b&gt; - DAR 8</a></li></ul>',
  );
  for (const group of ['usual', 'saved', 'none']) expect(html).toContain(hidden(group));
  expect(await fillOfflinePage(PAGE, 'ko')).toContain('<ul><li><a href="/ko">예시</a></li></ul>');
});
it('lists what was saved on purpose once, and only while all of it is there', async () => {
  const saved = await fake.open('site-saved-v1');
  const pdf = '/downloads/a-en.pdf';
  const record = {
    id: 'en/brochures/a',
    kind: 'brochures',
    title: 'A "PDF"',
    url: '/en/public/brochures#a',
    pdf,
    whole: true,
    keys: [pdf],
  };
  await saved.put('/saved.json', Response.json([record]));
  expect(await fillOfflinePage(PAGE, 'en')).toContain('<div data-kept="none"><h2>none</h2><ul></ul></div>');
  await saved.put(pdf, new Response('x'));
  const html = await fillOfflinePage(PAGE, 'en');
  expect(html).toContain('<ul><li><a href="/downloads/a-en.pdf">A &quot;PDF&quot;</a></li></ul>');
  expect(html).toContain(hidden('none'));
  expect(await fillOfflinePage(PAGE, 'ko')).toContain(hidden('saved'));
});
it('says so when nothing is held', async () => {
  const html = await fillOfflinePage(PAGE, 'en');
  expect(html).toContain('<div data-kept="none"><h2>none</h2>');
  expect(html).toContain(hidden('usual'));
});
