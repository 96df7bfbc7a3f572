import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import common from '#locales/en/common.json';
import offer from '#locales/ko/offer.json';
import { createI18n } from '#src/i18n/i18n-registry.ts';
import { readCache, writeCache } from '#src/shared/dom/local-cache.ts';
import { consentSet, createStore, type Store } from '#src/state/store.ts';
import { hydrate, mount, within } from '#tests/support/mount.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { OfferSlot } from './offer-slot.tsx';

const i18n = createI18n('en', { common });
let store: Store;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  localStorage.clear();
  store = createStore();
});
const routed = (element: ReactNode, address: string) => {
  router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return <RouterProvider router={router} />;
};
const open = (element: ReactNode, address: string) => mount(routed(element, address), { i18n, store });
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('the language switch', () => {
  it.each([
    ['/en', '/en', '/ko'],
    ['/en/public/newsroom?year=2024&page=2', '/en/public/newsroom?year=2024&page=2', '/ko/public/newsroom?year=2024&page=2'],
    ['/en/search?q=adc', '/en/search?q=adc', '/ko/search?q=adc'],
    ['/en/esg/social#safety', '/en/esg/social#safety', '/ko/esg/social#safety'],
  ])('keeps what one is looking at: %s', async (address, en, ko) => {
    await open(<LanguageSwitch locale="en" />, address);
    expect(links()).toEqual([en, ko]);
  });
  it('hydrates from a document that is the same for every query', async () => {
    const html = renderToString(within(routed(<LanguageSwitch locale="en" />, '/en/search'), { i18n, store }));
    await hydrate(routed(<LanguageSwitch locale="en" />, '/en/search?q=adc'), { i18n, store }, html);
    expect(links()).toEqual(['/en/search?q=adc', '/ko/search?q=adc']);
  });
});

describe('the offer of the other language', () => {
  const show = async (...languages: string[]) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    store.dispatch(consentSet('rejected'));
    await open(<OfferSlot locale="en" />, '/en/public/newsroom?year=2024');
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.dynamicImportSettled());
  };
  const aside = () => document.querySelector('aside');
  const isShown = () => store.getState().languageOffer.isShown;

  it('comes in that language, keeps what one is looking at, and is gone once answered', async () => {
    await show('fr', 'ko-KR', 'en');
    expect([aside()?.lang, aside()?.getAttribute('aria-label'), isShown()]).toEqual(['ko', offer.label, true]);
    expect(aside()?.textContent).toBe(`${offer.text} ${offer.go}`);
    expect(links()).toEqual(['/ko/public/newsroom?year=2024']);
    await act(async () => document.querySelector('button')?.click());
    expect([aside(), isShown(), readCache('languageOffer')]).toEqual([null, false, true]);
  });
  it('goes with the page that it stands on, without an answer', async () => {
    await show('ko');
    await act(() => router.navigate('/en/public/newsroom?year=2025'));
    expect(aside()?.lang).toBe('ko');
    await act(() => router.navigate('/en/careers'));
    expect([aside(), isShown(), readCache('languageOffer')]).toEqual([null, false, undefined]);
  });
  it('waits until the cookie banner is answered', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ko']);
    await open(<OfferSlot locale="en" />, '/en');
    await act(() => vi.dynamicImportSettled());
    expect(aside()).toBeNull();
    await act(async () => void store.dispatch(consentSet('accepted')));
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.dynamicImportSettled());
    expect(aside()?.lang).toBe('ko');
  });
  it.each([
    ['the page is in the first of its languages that the browser asks for', ['en-GB', 'ko'], false],
    ['the browser asks for neither', ['ja', 'fr'], false],
    ['it was answered before', ['ko'], true],
  ])('does not come where %s', async (_case, languages, isAnswered) => {
    if (isAnswered) writeCache('languageOffer', true, 1000);
    await show(...languages);
    expect([aside(), isShown()]).toEqual([null, false]);
  });
});
