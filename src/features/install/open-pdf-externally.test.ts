import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import messages from '#locales/ko/messages.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { createStore, localeSet, type Store } from '#src/state/store.ts';
import { openPdfExternally } from './open-pdf-externally.ts';

const fetched = vi.fn();
const share = vi.fn();
let store: Store;
let downloaded: string[] = [];
let canShare = true;

beforeEach(() => {
  downloaded = [];
  canShare = true;
  fetched.mockReset().mockImplementation(async () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
  share.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('fetch', fetched);
  Object.assign(navigator, { canShare: () => canShare, share });
  Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.download);
  });
  store = createStore({ loadI18n: async (locale) => createI18n(locale, { messages }) });
  store.dispatch(localeSet('ko'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

const open = (download = '') =>
  store.dispatch(openPdfExternally(Object.assign(document.createElement('a'), { href: '/downloads/brochure-ko.pdf', download })));
const shared = () => share.mock.calls.map(([{ files, title }]) => [files[0].name, files[0].type, title]);

it('goes to the share sheet, under the name of the link', async () => {
  await open();
  await open('회사소개서.pdf');
  expect(shared()).toEqual([
    ['brochure-ko.pdf', 'application/pdf', 'brochure-ko.pdf'],
    ['회사소개서.pdf', 'application/pdf', '회사소개서.pdf'],
  ]);
  expect(downloaded).toEqual([]);
});
it('goes to the downloads where there is no share sheet, or where it does not open', async () => {
  canShare = false;
  await open();
  canShare = true;
  share.mockRejectedValue(new DOMException('too late', 'NotAllowedError'));
  await open();
  expect([shared().length, downloaded]).toEqual([1, ['brochure-ko.pdf', 'brochure-ko.pdf']]);
});
it('goes nowhere when the visitor closes the sheet', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await open();
  expect([downloaded, store.getState().alert.is]).toEqual([[], false]);
});
it.each([
  ['there is no network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the server fails', () => fetched.mockResolvedValue(new Response('', { status: 503 }))],
  ['something else is given', () => fetched.mockResolvedValue(new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
])('says so when %s', async (_case, arrange) => {
  arrange();
  void open();
  await vi.waitFor(() => expect(store.getState().alert).toMatchObject({ is: true, message: messages.pdf.failed }));
  expect([shared(), downloaded]).toEqual([[], []]);
});
